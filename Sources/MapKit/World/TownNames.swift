// Written by scripts/world-outline.

/// Towns of Natural Earth (https://www.naturalearthdata.com, public domain), 1:110,000,000, the largest
/// first: name with `_` for spaces, hundredths of a degree of latitude and longitude, and rank, from 0.
enum TownNames {
  /// The towns.
  static let towns: StaticString = #"""
    Tokyo;3569;13975;0|New_York;4075;-7398;0|Mexico_City;1944;-9913;0|Mumbai;1902;7286;0|São_Paulo
    ;-2356;-4663;0|Shanghai;3122;12144;0|Kolkata;2249;8832;0|Los_Angeles;3399;-11818;0|Cairo;3005;
    3125;0|Rio_de_Janeiro;-2293;-4323;0|Beijing;3993;11639;0|Moscow;5575;3762;0|Istanbul;4110;2901
    ;0|Paris;4887;233;0|Lagos;644;339;0|Jakarta;-617;10683;0|London;5150;-12;0|Bogota;460;-7408;0|
    Hong_Kong;2230;11419;0|Santiago;-3345;-7067;0|Singapore;129;10386;0|Sydney;-3392;15119;0|Riyad
    h;2464;4677;0|Washington,_D.C.;3890;-7701;0|Rome;4190;1248;0|Cape_Town;-3392;1843;0|Nairobi;-1
    28;3682;0|Buenos_Aires;-3460;-5840;1|Ōsaka;3475;13546;1|Manila;1460;12098;1|Seoul;3757;12700;1
    |Chicago;4183;-8775;1|Lima;-1205;-7705;1|Tehran;3567;5142;1|Kinshasa;-433;1531;1|Taipei;2504;1
    2157;1|Bangalore;1297;7756;1|Bangkok;1375;10052;1|Miami;2579;-8022;1|Madrid;4040;-368;1|Toront
    o;4370;-7942;1|Baghdad;3334;4439;1|Atlanta;3383;-8440;1|Houston;2982;-9534;1|Melbourne;-3782;1
    4498;1|Chengdu;3067;10407;1|Monterrey;2567;-10033;1|San_Francisco;3774;-12246;1|Johannesburg;-
    2617;2803;1|Berlin;5252;1340;1|Kabul;3452;6918;1|Athens;3798;2373;1|Casablanca;3360;-762;1|Add
    is_Ababa;903;3870;1|Caracas;1050;-6692;1|Kiev;5043;3052;1|Dakar;1472;-1747;1|Vienna;4820;1637;
    1|Vancouver;4927;-12312;1|Denver;3974;-10498;1|Tashkent;4131;6929;1|Ürümqi;4381;8758;1|Dubai;2
    523;5528;1|Auckland;-3685;17476;1|Stockholm;5935;1810;1|Geneva;4621;614;1|Amsterdam;5235;492;1
    |New_Delhi;2860;7720;1|Dhaka;2372;9041;2|Luanda;-884;1323;2|Khartoum;1559;3253;2|Hanoi;2103;10
    585;2|Rangoon;1678;9617;2|Abidjan;532;-404;2|Brasília;-1578;-4792;2|Ankara;3993;3286;2|Algiers
    ;3676;305;2|Pyongyang;3902;12575;2|Tel_Aviv-Yafo;3208;3477;2|Dar_es_Salaam;-680;3927;2|Lisbon;
    3872;-914;2|Damascus;3350;3630;2|Tripoli;3289;1318;2|Havana;2313;-8236;2|Santo_Domingo;1847;-6
    990;2|Accra;555;-22;2|Kuwait;2937;4798;2|Sanaa;1535;4421;2|Bucharest;4443;2610;2|Brussels;5083
    ;433;2|Warsaw;5225;2100;2|Budapest;4750;1908;2|Kuala_Lumpur;317;10170;2|Prague;5008;1447;2|Hel
    sinki;6018;2493;2|København;5568;1256;2|Dublin;5333;-625;2|Monrovia;631;-1080;2|Oslo;5992;1075
    ;2|Tunis;3680;1018;3|Baku;4040;4986;3|Port-au-Prince;1854;-7234;3|Asunción;-2530;-5764;3|Beiru
    t;3387;3551;3|Minsk;5390;2757;3|Rabat;3403;-684;3|Quito;-21;-7850;3|Antananarivo;-1892;4752;3|
    Yaounde;387;1152;3|La_Paz;-1650;-6815;3|Abuja;908;753;3|Harare;-1782;3104;3|Montevideo;-3486;-
    5617;3|Bamako;1265;-800;3|Conakry;953;-1368;3|Phnom_Penh;1155;10492;3|Lomé;613;122;3|Maputo;-2
    596;3259;3|San_Salvador;1371;-8920;3|Kampala;32;3258;3|Brazzaville;-426;1528;3|Pretoria;-2571;
    2823;3|Lusaka;-1542;2828;3|San_José;994;-8408;3|Panama_City;897;-7953;3|Sofia;4268;2332;3|Ouag
    adougou;1237;-152;3|Ottawa;4542;-7570;3|Yerevan;4018;4451;3|Mogadishu;207;4537;3|Tbilisi;4173;
    4479;3|Belgrade;4482;2047;3|Dushanbe;3856;6877;3|Amman;3195;3593;3|Jerusalem;3178;3521;3|Guate
    mala;1462;-9053;3|Ndjamena;1211;1505;3|Tegucigalpa;1410;-8722;3|Kingston;1798;-7677;3|Naypyida
    w;1977;9612;3|Managua;1215;-8627;3|Niamey;1352;212;3|Tirana;4133;1982;3|Kathmandu;2772;8532;3|
    Ulaanbaatar;4792;10692;3|Valparaíso;-3305;-7162;3|Bishkek;4287;7459;3|Bangui;437;1856;3|Freeto
    wn;847;-1323;3|Islamabad;3370;7317;3|Cotonou;640;252;3|Vientiane;1797;10260;3|Riga;5695;2410;3
    |Nouakchott;1809;-1598;3|Muscat;2361;5859;3|Ashgabat;3795;5838;3|Zagreb;4580;1600;3|Sarajevo;4
    385;1838;3|Chișinău;4701;2886;3|Lilongwe;-1398;3378;3|Asmara;1533;3893;3|Abu_Dhabi;2447;5437;3
    |Libreville;39;946;3|Vilnius;5468;2532;3|Hargeysa;956;4407;3|Bloemfontein;-2912;2623;3|Bissau;
    1187;-1560;3|Tallinn;5943;2473;3|Wellington;-4130;17478;3|Valletta;3590;1451;3|Maseru;-2932;27
    48;3|Astana;5118;7143;3|Canberra;-3528;14913;3|Bandar_Seri_Begawan;488;11493;3|Port_Moresby;-9
    46;14719;3|Windhoek;-2257;1708;3|Georgetown;680;-5817;3|Paramaribo;584;-5517;3|Dili;-856;12558
    ;3|Nassau;2508;-7735;3|Sucre;-1904;-6526;3|Nicosia;3517;3337;3|Colombo;693;7986;3|Gaborone;-24
    65;2591;3|Yamoussoukro;682;-528;3|Suva;-1813;17844;3|Reykjavík;6415;-2195;3|Malabo;375;878;3|P
    raia;1492;-2352;3|Malé;417;7350;3|Thimphu;2747;8964;3|São_Tomé;33;673;3|Honiara;-944;15995;3|A
    pia;-1384;-17174;3|Port_Vila;-1773;16832;3|Nukualofa;-2114;-17522;3|Victoria;-462;5545;3|Belmo
    pan;1725;-8877;3|Kyoto;3503;13575;4|Doha;2529;5153;4|The_Hague;5208;427;4|Djibouti;1160;4315;4
    |Kigali;-195;3006;4|Port_Louis;-2017;5750;4|Manama;2624;5058;4|Skopje;4200;2143;4|Pristina;426
    7;2117;4|Baguio_City;1643;12057;4|Bratislava;4815;1712;4|Bujumbura;-338;2936;4|Ljubljana;4606;
    1451;4|Porto-Novo;648;262;4|Port-of-Spain;1065;-6152;4|Bern;4692;747;4|Dodoma;-618;3575;4|Brid
    getown;1310;-5962;4|Laayoune;2715;-1320;4|Podgorica;4247;1927;4|Sri_Jawewardenepura_Kotte;690;
    7995;4|Juba;483;3158;4|Mbabane;-2632;3113;4|Putrajaya;291;10170;4|Kingstown;1315;-6121;4|Banju
    l;1345;-1659;4|Castries;1400;-6100;4|Saint_John's;1712;-6185;4|Saint_George's;1205;-6174;4|Ros
    eau;1530;-6139;4|Basseterre;1730;-6272;4|Moroni;-1170;4324;6|Luxembourg;4961;613;6|Andorra;425
    0;152;6|Monaco;4374;741;6|Tarawa;134;17302;6|Majuro;710;17138;6|Lobamba;-2647;3120;6|Melekeok;
    749;13463;6|Funafuti;-852;17922;6|Palikir;692;15815;6|Bir_Lehlou;2612;-965;6|Vaduz;4713;952;7|
    San_Marino;4392;1247;7|Vatican_City;4190;1245;8|
    """#
}
