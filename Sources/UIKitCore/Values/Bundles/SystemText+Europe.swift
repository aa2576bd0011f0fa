extension SystemText {
  /// The languages of Western Europe and of America.
  static let european: [String: String] = [
    "de": "Zurück|Abbrechen|Fertig|Bearbeiten|Sichern|Widerrufen|Wiederholen|"
      + "Suchen|Löschen|Ausschneiden|Kopieren|Einsetzen|Auswählen|"
      + "Alles auswählen|Hinzufügen|Verfassen|Antworten|Teilen|Organisieren|"
      + "Lesezeichen|Aktualisieren|Stoppen|Schließen|Kamera|Abspielen|Pause|Mehr|"
      + "Favoriten|Highlights|Bestbewertet|Zuletzt benutzt|Kontakte|Verlauf|"
      + "Downloads|Neueste|Meistgesehen|Keine Ergebnisse|"
      + "Keine Ergebnisse für „%@“|"
      + "Prüfe die Schreibweise oder starte eine neue Suche.",
    "fr": "Retour|Annuler|OK|Modifier|Enregistrer|Annuler|Rétablir|Rechercher|"
      + "Supprimer|Couper|Copier|Coller|Sélectionner|Tout sélectionner|Ajouter|"
      + "Rédiger|Répondre|Partager|Organiser|Signets|Actualiser|Arrêter|Fermer|"
      + "Appareil photo|Lire|Pause|Autres|Favoris|Sélection|Les mieux notés|"
      + "Récents|Contacts|Historique|Téléchargements|Les plus récents|"
      + "Les plus vus|Aucun résultat|Aucun résultat pour « %@ »|"
      + "Vérifiez l’orthographe ou essayez une nouvelle recherche.",
    "es": "Atrás|Cancelar|OK|Editar|Guardar|Deshacer|Rehacer|Buscar|Eliminar|"
      + "Cortar|Copiar|Pegar|Seleccionar|Seleccionar todo|Añadir|Redactar|"
      + "Responder|Compartir|Organizar|Marcadores|Actualizar|Detener|Cerrar|"
      + "Cámara|Reproducir|Pausa|Más|Favoritos|Destacados|Mejor valorados|"
      + "Recientes|Contactos|Historial|Descargas|Más recientes|Más vistos|"
      + "No hay resultados|No hay resultados para “%@”|"
      + "Revisa la ortografía o realiza una nueva búsqueda.",
    "it": "Indietro|Annulla|Fine|Modifica|Salva|Annulla|Ripristina|Cerca|Elimina|"
      + "Taglia|Copia|Incolla|Seleziona|Seleziona tutto|Aggiungi|Scrivi|Rispondi|"
      + "Condividi|Organizza|Segnalibri|Aggiorna|Interrompi|Chiudi|Fotocamera|"
      + "Riproduci|Pausa|Altro|Preferiti|In evidenza|Più votati|Recenti|Contatti|"
      + "Cronologia|Download|Più recenti|Più visti|Nessun risultato|"
      + "Nessun risultato per “%@”|"
      + "Controlla l’ortografia o prova una nuova ricerca.",
    "pt": "Voltar|Cancelar|OK|Editar|Salvar|Desfazer|Refazer|Buscar|Apagar|Cortar|"
      + "Copiar|Colar|Selecionar|Selecionar Tudo|Adicionar|Escrever|Responder|"
      + "Compartilhar|Organizar|Favoritos|Atualizar|Parar|Fechar|Câmera|"
      + "Reproduzir|Pausar|Mais|Favoritos|Destaques|Mais Bem Avaliados|Recentes|"
      + "Contatos|Histórico|Downloads|Mais Recentes|Mais Vistos|Nenhum Resultado|"
      + "Nenhum Resultado para “%@”|"
      + "Confira a ortografia ou tente uma nova busca.",
    "nl": "Terug|Annuleer|Gereed|Wijzig|Bewaar|Herstel|Opnieuw|Zoek|Verwijder|Knip|"
      + "Kopieer|Plak|Selecteer|Selecteer alles|Voeg toe|Schrijf|Antwoord|Deel|"
      + "Orden|Bladwijzers|Vernieuw|Stop|Sluit|Camera|Speel af|Pauzeer|Meer|"
      + "Favorieten|Uitgelicht|Hoogst gewaardeerd|Recent|Contacten|Geschiedenis|"
      + "Downloads|Nieuwste|Meest bekeken|Geen resultaten|"
      + "Geen resultaten voor ‘%@’|Controleer de spelling of zoek opnieuw.",
  ]
}
