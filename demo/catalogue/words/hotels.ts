/** City as we call it | name | stars | minutes on foot to the mosque */
export const hotelRows = `
makkah | Pullman ZamZam Makkah | 5 | 3
makkah | Swissôtel Makkah | 5 | 2
makkah | Swissôtel Al Maqam Makkah | 5 | 3
makkah | Fairmont Makkah Clock Royal Tower | 5 | 2
makkah | Raffles Makkah Palace | 5 | 3
makkah | Mövenpick Hotel & Residences Hajar Tower | 5 | 3
makkah | Al Marwa Rayhaan by Rotana | 5 | 3
makkah | Al Safwah Royale Orchid | 5 | 3
makkah | Hilton Suites Makkah | 5 | 3
makkah | Hilton Makkah Convention Hotel | 5 | 8
makkah | Jabal Omar Hyatt Regency Makkah | 5 | 6
makkah | Jabal Omar Marriott Hotel Makkah | 5 | 7
makkah | Conrad Makkah | 5 | 5
makkah | Address Jabal Omar Makkah | 5 | 8
makkah | InterContinental Dar Al Tawhid | 5 | 2
makkah | Makkah Towers | 5 | 3
makkah | Anjum Hotel Makkah | 5 | 9
makkah | DoubleTree by Hilton Makkah Jabal Omar | 4 | 10
makkah | Le Méridien Towers Makkah | 4 | 20
makkah | Elaf Kinda Hotel | 4 | 4
makkah | Elaf Ajyad Hotel | 4 | 7
makkah | Elaf Bakkah Hotel | 4 | 15
makkah | Le Méridien Makkah | 4 | 8
makkah | Al Shohada Hotel | 4 | 10
makkah | Millennium Makkah Al Naseem | 4 | 25
makkah | Voco Makkah | 4 | 22
makkah | Novotel Makkah Thakher City | 4 | 20
makkah | Makarem Ajyad Makkah Hotel | 4 | 7
makkah | Azka Al Maqam Hotel | 4 | 8
makkah | Grand Makkah Hotel | 4 | 13
makkah | Nawazi Watheer Hotel | 3 | 16
makkah | Snood Ajyad Hotel | 3 | 11
makkah | Al Massa Grand Hotel | 3 | 10
makkah | Dar Al Eiman Ajyad | 3 | 9
makkah | Ramada by Wyndham Dar Al Fayzin | 3 | 12
makkah | Olayan Ajyad Hotel | 3 | 12
makkah | Rayyana Ajyad Hotel | 3 | 14
makkah | Holiday Inn Makkah Aziziah | 3 | 40
makkah | Manazil Al Tayseer Makkah | 3 | 18
makkah | Kiswah Towers Hotel | 3 | 21
madinah | Anwar Al Madinah Mövenpick | 5 | 4
madinah | Dar Al Iman InterContinental | 5 | 2
madinah | Dar Al Hijra InterContinental | 5 | 6
madinah | The Oberoi Madina | 5 | 2
madinah | Dar Al Taqwa Hotel Madinah | 5 | 2
madinah | Pullman Zamzam Madina | 5 | 5
madinah | Madinah Hilton | 5 | 3
madinah | Shaza Al Madina | 5 | 6
madinah | Crowne Plaza Madinah | 5 | 7
madinah | Le Méridien Medina | 5 | 18
madinah | Millennium Al Aqeeq Hotel | 5 | 4
madinah | Frontel Al Harithia Hotel | 5 | 5
madinah | Taiba Front Hotel | 5 | 3
madinah | Dallah Taibah Hotel | 4 | 3
madinah | Al Eiman Royal Hotel | 4 | 4
madinah | Al Ansar Golden Tulip | 4 | 7
madinah | Saja Al Madinah | 4 | 6
madinah | Leader Al Muna Kareem | 4 | 6
madinah | Elyas Golden Hotel | 4 | 8
madinah | Ruve Al Madinah Hotel | 4 | 9
madinah | Coral Al Madinah Hotel | 4 | 9
madinah | Grand Plaza Al Madinah | 4 | 5
madinah | Artal International Hotel | 4 | 5
madinah | Durrat Al Eiman Hotel | 3 | 8
madinah | Zowar International Hotel | 3 | 6
madinah | Al Mukhtara International | 3 | 7
madinah | Jawharat Al Rasheed Hotel | 3 | 9
madinah | Mawaddah Al Noor Hotel | 3 | 8
madinah | Karam Al Hejaz Hotel | 3 | 9
madinah | Rua Al Hijrah Hotel | 3 | 11
istanbul | Radisson Blu Hotel Istanbul Pera | 5 |
istanbul | Ramada Plaza by Wyndham Istanbul Tekstilkent | 5 |
istanbul | Golden Way Giyimkent Hotel | 4 |
istanbul | Grand Cevahir Hotel | 5 |
bursa | Almira Hotel Thermal Spa | 5 |
bursa | Kervansaray Termal Hotel | 4 |
cappadocia | Perissia Hotel & Convention Center | 5 |
cappadocia | Dinler Hotel Ürgüp | 5 |
cappadocia | Burcu Kaya Hotel | 4 |
cairo | Pyramisa Suites Hotel Cairo | 5 |
cairo | Barceló Cairo Pyramids | 4 |
cairo | Steigenberger Pyramids Cairo | 5 |
alexandria | Hilton Alexandria Corniche | 5 |
alexandria | Helnan Palestine Hotel | 4 |
amman | Amman Rotana | 5 |
amman | Geneva Hotel Amman | 4 |
petra | Petra Moon Luxury Hotel | 4 |
petra | Mövenpick Resort Petra | 5 |
jerusalem | Holy Land Hotel Jerusalem | 3 |
jerusalem | National Hotel Jerusalem | 4 |
dubai | Rove Downtown Dubai | 3 |
dubai | Mövenpick Hotel Jumeirah Lakes Towers | 5 |
dubai | Citymax Hotel Al Barsha | 3 |
dubai | Ramada by Wyndham Downtown Dubai | 4 |
tashkent | Hotel Uzbekistan | 4 |
tashkent | Wyndham Tashkent | 4 |
samarkand | Registan Plaza Hotel | 4 |
samarkand | Hotel Dilimah Premium Luxe | 4 |
bukhara | Asia Bukhara Hotel | 4 |
bukhara | Zargaron Plaza Hotel | 4 |
madrid | Hotel Praga Madrid | 4 |
madrid | Novotel Madrid Center | 4 |
cordoba | Hotel Córdoba Center | 4 |
cordoba | Eurostars Palace Córdoba | 5 |
granada | Hotel Abades Nevada Palace | 4 |
granada | Hotel Granada Center | 4 |
seville | Hotel Sevilla Center | 4 |
seville | Novotel Sevilla | 4 |
tokyo | Shinagawa Prince Hotel | 4 |
tokyo | Sunshine City Prince Hotel | 4 |
kyoto | Rihga Royal Hotel Kyoto | 4 |
kyoto | Kyoto Tower Hotel | 3 |
osaka | Hotel Keihan Universal Tower | 4 |
osaka | Hotel New Hankyu Osaka | 3 |
seoul | Nine Tree Premier Hotel Myeongdong | 4 |
seoul | ibis Styles Ambassador Seoul Myeongdong | 3 |
busan | Arban Hotel Busan | 4 |
kuala-lumpur | Furama Bukit Bintang | 4 |
kuala-lumpur | Sunway Putra Hotel Kuala Lumpur | 5 |
kuala-lumpur | Hotel Capitol Kuala Lumpur | 3 |
melaka | Hatten Hotel Melaka | 4 |
melaka | Swiss-Garden Hotel Melaka | 4 |
mataram | Lombok Raya Hotel | 4 |
mataram | Golden Palace Hotel Lombok | 4 |
senggigi | Merumatta Senggigi Lombok | 4 |
senggigi | Killa Senggigi Beach | 4 |
banda-aceh | Hermes Palace Hotel | 4 |
banda-aceh | Kyriad Muraya Hotel Aceh | 4 |
sabang | Mata Ie Resort | 3 |
yogyakarta | Royal Ambarrukmo Yogyakarta | 5 |
yogyakarta | Grand Inna Malioboro | 4 |
yogyakarta | Cavinton Hotel Malioboro | 4 |
solo | The Sunan Hotel Solo | 4 |
solo | Lorin Syariah Hotel Solo | 4 |
padang | Hotel Grand Zuri Padang | 4 |
padang | Pangeran Beach Hotel | 4 |
bukittinggi | Novotel Bukittinggi | 4 |
bukittinggi | Rocky Plaza Hotel Bukittinggi | 4 |
`
