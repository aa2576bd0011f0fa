extension SystemText {
  /// Those of Northern and Eastern Europe.
  static let northern: [String: String] = [
    "sv": "Tillbaka|Avbryt|Klar|Redigera|Spara|Ångra|Gör om|Sök|Radera|Klipp ut|"
      + "Kopiera|Klistra in|Markera|Markera allt|Lägg till|Skriv|Svara|Dela|"
      + "Ordna|Bokmärken|Uppdatera|Stoppa|Stäng|Kamera|Spela|Pausa|Mer|Favoriter|"
      + "Utvalda|Högst betyg|Senaste|Kontakter|Historik|Hämtningar|Nyast|"
      + "Mest visade|Inga resultat|Inga resultat för ”%@”|"
      + "Kontrollera stavningen eller prova en ny sökning.",
    "da": "Tilbage|Annuller|OK|Rediger|Arkiver|Fortryd|Gentag|Søg|Slet|Klip|Kopier|"
      + "Indsæt|Vælg|Vælg alt|Tilføj|Skriv|Svar|Del|Organiser|Bogmærker|Opfrisk|"
      + "Stop|Luk|Kamera|Afspil|Pause|Mere|Favoritter|Udvalgte|Højest vurderet|"
      + "Seneste|Kontakter|Historik|Overførsler|Nyeste|Mest sete|"
      + "Ingen resultater|Ingen resultater for “%@”|"
      + "Kontroller stavemåden, eller prøv en ny søgning.",
    "pl": "Wróć|Anuluj|Gotowe|Edycja|Zapisz|Cofnij|Ponów|Szukaj|Usuń|Wytnij|Kopiuj|"
      + "Wklej|Zaznacz|Zaznacz wszystko|Dodaj|Napisz|Odpowiedz|Udostępnij|"
      + "Uporządkuj|Zakładki|Odśwież|Zatrzymaj|Zamknij|Aparat|Odtwórz|Pauza|"
      + "Więcej|Ulubione|Polecane|Najwyżej oceniane|Ostatnie|Kontakty|Historia|"
      + "Pobrane|Najnowsze|Najczęściej oglądane|Brak wyników|"
      + "Brak wyników dla „%@”|Sprawdź pisownię lub spróbuj wyszukać coś innego.",
    "ru": "Назад|Отменить|Готово|Править|Сохранить|Отменить|Повторить|Поиск|"
      + "Удалить|Вырезать|Скопировать|Вставить|Выбрать|Выбрать все|Добавить|"
      + "Написать|Ответить|Поделиться|Упорядочить|Закладки|Обновить|Остановить|"
      + "Закрыть|Камера|Воспроизвести|Пауза|Еще|Избранное|Рекомендуемые|Лучшие|"
      + "Недавние|Контакты|История|Загрузки|Новые|Популярные|Нет результатов|"
      + "По запросу «%@» ничего не найдено|"
      + "Проверьте правописание или попробуйте новый поиск.",
    "tr": "Geri|Vazgeç|Bitti|Düzenle|Kaydet|Geri Al|Yinele|Ara|Sil|Kes|Kopyala|"
      + "Yapıştır|Seç|Tümünü Seç|Ekle|Yaz|Yanıtla|Paylaş|Düzenle|Yer İmleri|"
      + "Yenile|Durdur|Kapat|Kamera|Oynat|Duraklat|Diğer|Favoriler|Öne Çıkanlar|"
      + "En Çok Beğenilenler|Son Kullanılanlar|Kişiler|Geçmiş|İndirilenler|"
      + "En Yeniler|En Çok İzlenenler|Sonuç Yok|“%@” için Sonuç Yok|"
      + "Yazımı denetleyin veya yeni bir arama yapın.",
  ]
}
