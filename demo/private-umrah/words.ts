/** Name | name in English | about | about in English | how many ride in one | price in thousands */
export const vehicleRows = `
Sedan | Sedan | Untuk pasangan, dengan dua koper besar | For a couple, with two large suitcases | 3 | 6500
SUV GMC Yukon | GMC Yukon SUV | Lega untuk keluarga kecil, dekat ke pintu hotel | Spacious for a small family, up to the hotel entrance | 6 | 10500
Toyota Hiace | Toyota Hiace | Satu mobil untuk keluarga besar dan semua koper | One vehicle for a large family and all the luggage | 10 | 13500
Toyota Coaster | Toyota Coaster | Bus kecil dengan AC untuk rombongan | A small air-conditioned bus for a group | 20 | 19500
`

/** Name | name in English | about | about in English | for each person or for all | price in thousands */
export const extraRows = `
Muthawif sepanjang perjalanan | A mutawwif throughout | Pembimbing berbahasa Indonesia dari tiba sampai pulang | A guide who speaks Indonesian, from arrival to departure | group | 7500
Ziarah Madinah | Ziyarah in Madinah | Masjid Quba, Jabal Uhud, dan Masjid Qiblatain, setengah hari | Quba, Mount Uhud and Masjid al-Qiblatayn, half a day | group | 1400
Ziarah Makkah | Ziyarah in Makkah | Jabal Tsur, Arafah, Muzdalifah, dan Jabal Nur, setengah hari | Mount Thawr, Arafah, Muzdalifah and Mount Nur, half a day | group | 1400
Wisata Thaif | A day in Taif | Kota sejuk di pegunungan, sehari penuh dengan makan siang | The cool city in the mountains, a full day with lunch | group | 3200
Kereta cepat Haramain | Haramain high-speed train | Makkah–Madinah sekali jalan, kelas ekonomi | Makkah to Madinah one way, economy class | person | 1150
Kursi roda dan pendorong | Wheelchair with an attendant | Untuk tawaf dan sa’i umrah pertama | For tawaf and sa’i of the first umrah | group | 1800
Perlengkapan umrah | Umrah kit | Koper, kain ihram atau mukena, tas, dan buku doa | Suitcase, ihram cloth or mukena, bag and prayer book | person | 1250
Layanan cepat di bandara | Airport fast track | Jalur khusus imigrasi saat tiba di Arab Saudi | A separate immigration lane on arrival in Saudi Arabia | person | 850
Kartu data 15 GB | 15 GB data SIM | Aktif selama di Arab Saudi | Active while you are in Saudi Arabia | person | 350
`
