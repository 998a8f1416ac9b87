/**
 * The Finanzämter of each Land as "number name|…", in the order of their names.
 *
 * Source: GemFA, the directory of all Finanzämter of the Bundeszentralamt für Steuern (bzst.de), export of
 * 2025-04-16, as the package finanzamt 0.8.25 publishes it. See docs/decisions/0170.
 */
export const FINANZAEMTER_JE_LAND: Readonly<Record<string, string>> = {
  BW:
    "2850 Aalen|2851 Backnang|2889 Bad Urach|2833 Baden-Baden|2836 Baden-Baden Außenstelle Bühl|2853 Balingen|" +
    "2854 Biberach|2879 Biberach Außenstelle Riedlingen|2855 Bietigheim-Bissingen|2856 Böblingen|2830 Bruchsal|" +
    "2845 Calw|2858 Ehingen|2805 Emmendingen|2859 Esslingen|2831 Ettlingen|2807 Freiburg-Land|" +
    "2813 Freiburg-Land Außenstelle Titisee-Neustadt|2806 Freiburg-Stadt|2842 Freudenstadt|2861 Friedrichshafen|" +
    "2863 Göppingen|2862 Göppingen Außenstelle Geislingen|2832 Heidelberg|2864 Heidenheim|2865 Heilbronn|" +
    "2834 Karlsruhe-Durlach|2835 Karlsruhe-Stadt|2809 Konstanz|2810 Lahr|2870 Leonberg|2811 Lörrach|" +
    "2871 Ludwigsburg|2837 Mannheim-Neckarstadt|2838 Mannheim-Stadt|2840 Mosbach|" +
    "2846 Mosbach Außenstelle Walldürn|2848 Mühlacker|2812 Müllheim|2874 Nürtingen|" +
    "2869 Nürtingen Außenstelle Kirchheim|2801 Offenburg -01- (vormals ASt Achern)|2814 Offenburg -14-|" +
    "2808 Offenburg Außenstelle Kehl|2823 Offenburg Außenstelle Wolfach|2876 Öhringen|2841 Pforzheim|" +
    "2849 Pforzheim Außenstelle Neuenbürg|2839 Rastatt|2877 Ravensburg|2878 Reutlingen|2819 Rottweil|" +
    "2815 Rottweil Außenstelle Oberndorf|2882 Schorndorf|2883 Schwäbisch Gmünd|2884 Schwäbisch Hall|" +
    "2857 Schwäbisch Hall Außenstelle Crailsheim|2843 Schwetzingen|2885 Sigmaringen|" +
    "2881 Sigmaringen Außenstelle Bad Saulgau|2818 Singen|2844 Sinsheim|2893 Stuttgart I|2895 Stuttgart II|" +
    "2897 Stuttgart III|2892 Stuttgart IV|2896 Stuttgart Zentrales Konzernprüfungsamt|2899 Stuttgart-Körpersch.|" +
    "2880 Tauberbischofsheim|2852 Tauberbischofsheim Außenstelle Bad Mergentheim|2886 Tübingen|2821 Tuttlingen|" +
    "2887 Überlingen (Bodensee)|2888 Ulm|2822 Villingen-Schwenningen|" +
    "2804 Villingen-Schwenningen Außenstelle Donaueschingen|2890 Waiblingen|2820 Waldshut-Tiengen|" +
    "2816 Waldshut-Tiengen Außenstelle Bad Säckingen|2891 Wangen|2847 Weinheim",
  BY:
    "9201 Amberg|9203 Ansbach mit Außenstellen|9204 Aschaffenburg|9102 Augsburg-Land|9103 Augsburg-Stadt|" +
    "9101 Augsburg-Stadt Arbeitnehmerbereich|9205 Bad Kissingen|9206 Bad Neustadt a.d.S.|9207 Bamberg|" +
    "9208 Bayreuth|9105 Berchtesgaden-Laufen|9116 Bundeszentralamt für Steuern|9106 Burghausen|" +
    "9211 Cham mit Außenstelle Bad Kötzting|9212 Coburg|9107 Dachau|9108 Deggendorf|9109 Dillingen|" +
    "9110 Dingolfing|9112 Ebersberg|9113 Eggenfelden|9171 Eichstätt|9114 Erding|9216 Erlangen|9217 Forchheim|" +
    "9115 Freising|9117 Fürstenfeldbruck|9218 Fürth|9119 Garmisch-Partenkirchen|9157 Grafenau|9121 Günzburg|" +
    "9220 Gunzenhausen|9221 Hersbruck|9222 Hilpoltstein|9223 Hof mit Außenstellen|9124 Ingolstadt|" +
    "9125 Kaufbeuren m. ASt Füssen|9126 Kelheim|9123 Kempten-Immenstadt|9127 Kempten-Immenstadt|9227 Kitzingen|" +
    "9228 Kronach|9229 Kulmbach|9131 Landsberg am Lech|9132 Landshut|9230 Lichtenfels|9134 Lindau|" +
    "9231 Lohr a. Main mit Außenstellen|9232 Lohr a. Main mit Außenstellen - Grunderwerbsteuer|" +
    "9138 Memmingen-Mindelheim|9140 Memmingen-Mindelheim|9139 Miesbach|9141 Mühldorf|" +
    "9188 München Betriebsprüfung|9142 München Bewertung des Grundbesitzes|9149 München Erhebung|" +
    "9189 München Erhebung|9144 München Gewinneinkünfte|9145 München Gewinneinkünfte|" +
    "9146 München Gewinneinkünfte|9147 München Gewinneinkünfte|9148 München Gewinneinkünfte|" +
    "9187 München Körperschaften|9143 München Körperschaften/PersonenGesellschaften|" +
    "9181 München Überschusseinkünfte|9183 München Überschusseinkünfte|9184 München Überschusseinkünfte|" +
    "9185 München Überschusseinkünfte|9182 München Überschusseinkünfte u. Beschränkt Steuerpfl.|9151 Neu-Ulm|" +
    "9235 Neumarkt i.d.Opf.|9111 Nördlingen mit ASt Donauwörth|9152 Nördlingen mit ASt Donauwörth|" +
    "9238 Nürnberg-Nord|9240 Nürnberg-Süd|9241 Nürnberg-Zentral|9202 Obernburg am Main mit Außenstelle Amorbach|" +
    "9153 Passau mit Außenstellen|9154 Pfaffenhofen|9244 Regensburg|9156 Rosenheim m. ASt Wasserburg|" +
    "9159 Schrobenhausen m. ASt Neuburg|9247 Schwabach|9248 Schwandorf mit Außenstelle Neunburg v. W.|" +
    "9249 Schweinfurt|9161 Starnberg|9162 Straubing|9163 Traunstein|9252 Uffenheim|9254 Waldsassen|" +
    "9255 Weiden i.d.Opf.|9168 Weilheim-Schongau|9104 Wolfratshausen - Bad Tölz|9169 Wolfratshausen - Bad Tölz|" +
    "9258 Wunsiedel mit Außenstelle Selb|9257 Würzburg mit Außenstelle Ochsenfurt|" +
    "9259 Zeil am Main mit Außenstelle Ebern|9170 Zwiesel m. ASt Viechtach",
  BE:
    "1115 Berlin International|1113 Charlottenburg|1114 Friedrichshain-Kreuzberg|" +
    "1138 für Fahndung und Strafsachen Berlin|1127 für Körperschaften I|1137 für Körperschaften II|" +
    "1129 für Körperschaften III|1130 für Körperschaften IV|1132 Lichtenberg|1133 Marzahn-Hellersdorf|" +
    "1134 Mitte/Tiergarten|1116 Neukölln|1135 Pankow/Weißensee|1131 Prenzlauer Berg|1117 Reinickendorf|" +
    "1118 Schöneberg|1119 Spandau|1120 Steglitz|1191 Technisches Finanzamt Berlin|1121 Tempelhof|" +
    "1136 Treptow-Köpenick|1123 Wedding|1124 Wilmersdorf|1125 Zehlendorf",
  BB:
    "3062 Angermünde|3048 Brandenburg|3057 Calau|3056 Cottbus|3065 Eberswalde|3061 Frankfurt (Oder)|" +
    "3049 Königs Wusterhausen|3052 Kyritz|3050 Luckenwalde|3051 Nauen|3053 Oranienburg|3046 Potsdam|" +
    "3064 Strausberg",
  HB:
    "2460 Bremen|2478 Bremen für Außenprüfung|2475 Bremerhaven|2477 Bremerhaven Bewertung|" +
    "2457 Bremerhaven Bewertung Bremen|2471 Landeshauptkasse Bremen",
  HH:
    "2227 Hamburg für Großunternehmen in Hamburg|2228 Hamburg für Prüfungsd. und Strafsachen|" +
    "2201 Hamburg für Steuererhebung in Hamburg|2210 Hamburg für Verkehrst. und Grundbesitz|" +
    "2216 Hamburg für Verkehrst. und Grundbesitz|2220 Hamburg für Verkehrst. und Grundbesitz|" +
    "2230 Hamburg für Verkehrst. und Grundbesitz|2235 Hamburg für Verkehrst. und Grundbesitz|2241 Hamburg-Altona|" +
    "2242 Hamburg-Am Tierpark|2243 Hamburg-Barmbek-Uhlenhorst|2245 Hamburg-Eimsbüttel|2246 Hamburg-Hansa|" +
    "2247 Hamburg-Harburg|2248 Hamburg-Mitte|2217 Hamburg-Nord|2249 Hamburg-Nord|2250 Hamburg-Oberalster|" +
    "2244 Hamburg-Ost|2251 Hamburg-Ost",
  HE:
    "2601 Alsfeld-Lauterbach Verwaltungsstelle Alsfeld|2629 Alsfeld-Lauterbach Verwaltungsstelle Lauterbach|" +
    "2603 Bad Homburg vor der Höhe|2605 Bensheim|2617 Bensheim Außenstelle Fürth|2607 Darmstadt|2608 Dieburg|" +
    "2609 Dillenburg|2610 Eschwege-Witzenhausen Verwaltungsstelle Eschwege|" +
    "2641 Eschwege-Witzenhausen Verwaltungsstelle Witzenhausen|2612 Frankfurt am Main|2613 Frankfurt am Main|" +
    "2614 Frankfurt am Main|2615 Frankfurt am Main|2645 Frankfurt am Main|2647 Frankfurt am Main|" +
    "2616 Friedberg (Hessen)|2618 Fulda|2619 Gelnhausen|2620 Gießen|2621 Groß-Gerau|2622 Hanau|" +
    "2602 Hersfeld-Rotenburg Verwaltungsstelle Bad Hersfeld|2636 Hersfeld-Rotenburg Verwaltungsstelle Rotenburg|" +
    "2646 Hofheim am Taunus|2623 Kassel|2625 Kassel|2626 Kassel|" +
    "2611 Korbach-Frankenberg Verwaltungsstelle Frankenberg|2627 Korbach-Frankenberg Verwaltungsstelle Korbach|" +
    "2628 Langen|2630 Limburg-Weilburg Verwaltungsstelle Limburg|" +
    "2638 Limburg-Weilburg Verwaltungsstelle Weilburg|2606 Marburg-Biedenkopf Verwaltungsstelle Biedenkopf|" +
    "2631 Marburg-Biedenkopf Verwaltungsstelle Marburg|2633 Michelstadt|2634 Nidda|2635 Offenbach am Main|" +
    "2644 Offenbach am Main|2604 Rheingau-Taunus Verwaltungsstelle Bad Schwalbach|" +
    "2637 Rheingau-Taunus Verwaltungsstelle Rüdesheim|2624 Schwalm-Eder Verwaltungsstelle Fritzlar|" +
    "2632 Schwalm-Eder Verwaltungsstelle Melsungen|2642 Schwalm-Eder Verwaltungsstelle Schwalmstadt|2639 Wetzlar|" +
    "2640 Wiesbaden|2643 Wiesbaden",
  MV:
    "4084 Greifswald|4086 Güstrow|4087 Hagenow|4072 Neubrandenburg|4069 Neubrandenburg - RAB|" +
    "4070 Neubrandenburg - RIA (Rentenempfänger im Ausland)|4081 Ribnitz-Damgarten|4079 Rostock|4090 Schwerin|" +
    "4082 Stralsund|4075 Waren|4080 Wismar",
  NI:
    "2354 Aurich-Wittmund|2355 Bad Bentheim|2380 Braunschweig für Großbetriebsprüfung|" +
    "2313 Braunschweig-Helmstedt|2314 Braunschweig-Wilhelmstr.|2315 Buchholz in der Nordheide|2316 Burgdorf|" +
    "2317 Celle|2356 Cloppenburg|2318 Cuxhaven|2357 Delmenhorst|2358 Emden-Norden|" +
    "2390 für Fahndung und Strafsachen Braunschweig|2319 Gifhorn|2321 Goslar-Bad Gandersheim|2320 Göttingen|" +
    "2381 Göttingen für Großbetriebsprüfung|2322 Hameln-Holzminden|2391 Hannover für Fahndung und Strafsachen|" +
    "2382 Hannover für Großbetriebsprüfung|2323 Hannover-Land I|2327 Hannover-Land II|2324 Hannover-Mitte|" +
    "2325 Hannover-Nord|2326 Hannover-Süd|2328 Helmstedt|2330 Hildesheim-Alfeld|2331 Holzminden|" +
    "2360 Leer (Ostfriesland)|2361 Lingen (Ems)|2333 Lüneburg|2392 Lüneburg für Fahndung und Strafsachen|" +
    "2334 Nienburg/Weser|2363 Nordenham|2335 Northeim-Herzberg am Harz|2364 Oldenburg (Oldenburg)|" +
    "2393 Oldenburg für Fahndung und Strafsachen|2385 Oldenburg für Großbetriebsprüfung|" +
    "2386 Osnabrück für Großbetriebsprüfung|2365 Osnabrück-Land|2366 Osnabrück-Stadt|2336 Osterholz-Scharmbeck|" +
    "2353 Papenburg|2338 Peine|2367 Quakenbrück|2340 Rotenburg (Wümme)|2341 Soltau|2343 Stade|" +
    "2384 Stade für Großbetriebsprüfung|2344 Stadthagen|2345 Sulingen|2346 Syke|2347 Uelzen-Lüchow|2368 Vechta|" +
    "2348 Verden (Aller)|2349 Wesermünde|2369 Westerstede|2370 Wilhelmshaven|2350 Winsen (Luhe)|" +
    "2351 Wolfenbüttel|2352 Zeven",
  NW:
    "5271 Aachen für Groß- und Konzernbetriebsprüfung|5202 Aachen-Kreis|5201 Aachen-Stadt|5301 Ahaus|5302 Altena|" +
    "5303 Arnsberg|5304 Beckum|5203 Bergheim|5204 Bergisch Gladbach|" +
    "5174 Bergisches Land für Groß- und Konzernbetriebsprüfung|" +
    "5371 Bielefeld für Groß- und Konzernbetriebsprüfung|5349 Bielefeld-Außenstadt|5305 Bielefeld-Innenstadt|" +
    "5306 Bochum-Mitte|5350 Bochum-Süd|5272 Bonn für Groß- und Konzernbetriebsprüfung|5206 Bonn-Außenstadt|" +
    "5205 Bonn-Innenstadt|5307 Borken|5308 Bottrop|5309 Brilon|5224 Brühl|5310 Bünde|5312 Coesfeld|5313 Detmold|" +
    "5373 Detmold für Groß- und Konzernbetriebsprüfung|5101 Dinslaken|" +
    "5374 Dortmund für Groß- und Konzernbetriebsprüfung|5315 Dortmund-Hörde|5317 Dortmund-Ost|5316 Dortmund-Unna|" +
    "5314 Dortmund-West|5107 Duisburg-Hamborn|5109 Duisburg-Süd|5134 Duisburg-West|5207 Düren|" +
    "5170 Düsseldorf I für Groß- und Konzernbetriebsprüfung|" +
    "5171 Düsseldorf II für Groß- und Konzernbetriebsprüfung|5103 Düsseldorf-Altstadt|5147 Düsseldorf-Mettmann|" +
    "5133 Düsseldorf-Mitte|5105 Düsseldorf-Nord|5106 Düsseldorf-Süd|5208 Erkelenz|" +
    "5172 Essen für Groß- und Konzernbetriebsprüfung|5111 Essen-NordOst|5112 Essen-Süd|5209 Euskirchen|" +
    "5210 Geilenkirchen|5113 Geldern|5319 Gelsenkirchen|5114 Grevenbroich|5212 Gummersbach|5351 Gütersloh|" +
    "5321 Hagen|5375 Hagen für Groß- und Konzernbetriebsprüfung|5322 Hamm|5323 Hattingen|5324 Herford|5325 Herne|" +
    "5372 Herne für Groß- und Konzernbetriebsprüfung|5135 Hilden|5326 Höxter|5327 Ibbenbüren|5328 Iserlohn|" +
    "5213 Jülich|5119 Kamp-Lintfort|5115 Kempen|5116 Kleve|5270 Köln für Groß- und Konzernbetriebsprüfung|" +
    "5214 Köln-Altstadt|5215 Köln-Mitte|5217 Köln-Nord|5218 Köln-Ost|5216 Köln-Porz|5219 Köln-Süd|5223 Köln-West|" +
    "5117 Krefeld|5173 Krefeld für Groß- und Konzernbetriebsprüfung|" +
    "5380 Landesamt zur Bekämpfung der Finanzkriminalität|5329 Lemgo|5230 Leverkusen|5330 Lippstadt|" +
    "5331 Lübbecke|5332 Lüdenscheid|5333 Lüdinghausen|5359 Marl|5334 Meschede|5335 Minden|5121 Mönchengladbach|" +
    "5176 Mönchengladbach für Groß- und Konzernbetriebsprüfung|5120 Mülheim an der Ruhr|" +
    "5376 Münster für Groß- und Konzernbetriebsprüfung|5336 Münster-Außenstadt|5337 Münster-Innenstadt|" +
    "5122 Neuss|5123 Oberhausen-Nord|5124 Oberhausen-Süd|5338 Olpe|5339 Paderborn|5340 Recklinghausen|" +
    "5126 Remscheid|5222 Sankt Augustin|5211 Schleiden|5341 Schwelm|5220 Siegburg|5342 Siegen|5343 Soest|" +
    "5128 Solingen|5311 Steinfurt|5139 Velbert|5102 Viersen|5345 Warburg|5346 Warendorf|5130 Wesel|" +
    "5347 Wiedenbrück|5221 Wipperfürth|5348 Witten|5131 Wuppertal-Barmen|5132 Wuppertal-Elberfeld",
  RP:
    "2702 Altenkirchen-Hachenburg|2706 Bad Kreuznach|2701 Bad Neuenahr-Ahrweiler|2708 Bingen-Alzey|" +
    "2710 Bitburg-Prüm|2709 Idar-Oberstein|2713 Idar-Oberstein - Landesfinanzkasse|2719 Kaiserslautern|" +
    "2722 Koblenz|2723 Kusel-Landstuhl|2734 Kusel-Landstuhl für Erb/Schenk.St. Saarland|2724 Landau|" +
    "2727 Ludwigshafen|2726 Mainz|2729 Mayen|2730 Montabaur-Diez|2731 Neustadt|2732 Neuwied|2735 Pirmasens|" +
    "2740 Simmern-Zell|2741 Speyer-Germersheim|2742 Trier|2743 Wittlich|2744 Worms-Kirchheimbolanden",
  SL:
    "1075 Homburg|1085 Homburg - Außenst. St. Ingbert|1020 Merzig|1030 Neunkirchen|1040 Saarbrücken I|" +
    "1055 Saarbrücken II|1010 Saarlouis|1060 St. Wendel",
  SN:
    "3217 Annaberg|3204 Bautzen|3215 Chemnitz-Mitte|3214 Chemnitz-Süd|3236 Döbeln|3202 Dresden-Nord|" +
    "3203 Dresden-Süd|3237 Eilenburg|3220 Freiberg|3207 Görlitz|3238 Grimma|3213 Hoyerswerda|3232 Leipzig I|" +
    "3231 Leipzig II|3208 Löbau|3209 Meißen|3222 Mittweida|3239 Oschatz|3210 Pirna|3223 Plauen|" +
    "3218 Schwarzenberg|3224 Stollberg|3228 Zschopau|3227 Zwickau",
  ST:
    "3116 Bitterfeld-Wolfen|3114 Dessau-Roßlau|3118 Eisleben|3103 Genthin|3105 Haldensleben|3110 Halle (Saale)|" +
    "3102 Magdeburg|3112 Merseburg|3119 Naumburg|3117 Quedlinburg|3106 Salzwedel|3107 Staßfurt|3108 Stendal|" +
    "3115 Wittenberg",
  SH:
    "2111 Bad Segeberg|2171 Bad Segeberg Bewertung für Grundsteuer 71|2116 Dithmarschen|" +
    "2176 Dithmarschen Bewertung für Grundsteuer 76|2183 Dithmarschen Bewertung für Grundsteuer 83|" +
    "2129 Eckernförde-Schleswig|2172 Eckernförde-Schleswig Bewertung für Grundsteuer 72|" +
    "2189 Eckernförde-Schleswig Bewertung für Grundsteuer 89|2113 Elmshorn|" +
    "2173 Elmshorn Bewertung für Grundsteuer 73|2115 Flensburg|2175 Flensburg Bewertung für Grundsteuer 75|" +
    "2118 Itzehoe|2178 Itzehoe Bewertung für Grundsteuer 78|2120 Kiel|2179 Kiel Bewertung für Grundsteuer 79|" +
    "2180 Kiel Bewertung für Grundsteuer 80|2122 Lübeck|2182 Lübeck Bewertung für Grundsteuer 82|2124 Neumünster|" +
    "2184 Neumünster Bewertung für Grundsteuer 84|2117 Nordfriesland|" +
    "2177 Nordfriesland Bewertung für Grundsteuer 77|2181 Nordfriesland Bewertung für Grundsteuer 81|" +
    "2125 Ostholstein|2185 Ostholstein Bewertung für Grundsteuer 85|2131 Pinneberg|" +
    "2191 Pinneberg Bewertung für Grundsteuer 91|2126 Plön|2186 Plön Bewertung für Grundsteuer 86|2127 Ratzeburg|" +
    "2187 Ratzeburg Bewertung für Grundsteuer 87|2128 Rendsburg|2188 Rendsburg Bewertung für Grundsteuer 88|" +
    "2130 Stormarn|2190 Stormarn Bewertung für Grundsteuer 90|2137 Zentrale Prüfungsdienste",
  TH:
    "4166 Altenburg|4155 Eisenach|4151 Erfurt|4161 Gera|4156 Gotha|4154 Ilmenau|4162 Jena|4157 Mühlhausen|" +
    "4165 Pößneck|4159 Sondershausen|4170 Südthüringen|4171 Südthüringen",
};
