const common = `
Umrah dengan lima kepastian | Umrah with five certainties | kaaba | /umroh
Menabung untuk umrah di bank syariah | Save for umrah at a sharia bank | savings | /umroh-dana-tabungan
Liburan halal bersama keluarga | Halal holidays with your family | city-istanbul | /wisata-syariah
Promo bulan ini | Offers of the month | madinah-umbrellas | /promo
`
/** Indonesian | English | scene | where it leads; only what the tenant offers. */
export const bannerRows = {
  rihla: `${common}
Haji khusus dengan pendamping berizin | Special hajj with licensed organisers | hills-of-mercy | /haji
Rancang umrah keluarga Anda sendiri | Design your own family’s umrah | family-silhouette | /private-umroh
`,
  safar: `${common}
Kenali penyelenggara berizin kami | Meet our licensed organisers | minarets | /partner
Kenangan para jamaah | What pilgrims remember | madinah-dome | /galleries
`,
} as const

/** Indonesian | English | scene */
export const galleryRows = `
Tawaf malam rombongan Surabaya | Night tawaf of the Surabaya group | kaaba
Pelataran Masjid Nabawi menjelang Magrib | The Prophet’s Mosque before Maghrib | madinah-umbrellas
Kubah hijau selepas Subuh | The green dome after Fajr | madinah-dome
Manasik di aula kantor Bandung | A class in the Bandung office | books
Berangkat dari Soekarno–Hatta | Leaving Soekarno–Hatta | airport
Di atas Laut Merah | Above the Red Sea | aircraft-window
Jabal Rahmah bersama pembimbing | The Mount of Mercy with the guide | hills-of-mercy
Membagi kurma untuk berbuka | Sharing dates for iftar | dates
Keluarga Pak Hasan di pelataran | The Hasan family in the courtyard | family-silhouette
Sore di tepi Bosphorus | Evening by the Bosphorus | city-istanbul
Pasar rempah Istanbul | The spice market of Istanbul | market
Di kaki piramida | At the foot of the pyramids | city-cairo
Registan, Samarkand | Registan, Samarkand | uzbekistan
Mezquita dan gang-gang Andalusia | Andalusian lanes | city-seville
Tokyo ramah muslim | Muslim-friendly Tokyo | city-tokyo
Kuala Lumpur dari Masjid Negara | Kuala Lumpur from the National Mosque | city-kuala-lumpur
Pagi di Lombok | Morning in Lombok | lombok
Gurun sebelum matahari terbenam | The desert before sunset | dunes
Menara-menara Masjidil Haram | Minarets of the Grand Mosque | minarets
Tilawah bersama di serambi | Reading together in the arcade | mosque-interior
Zamzam untuk dibawa pulang | Zamzam to take home | zamzam
Lobi hotel di Makkah | The hotel lobby in Makkah | hotel
Sajadah untuk orang tua di rumah | Prayer rugs for parents at home | sajadah
Tasbih selepas Isya | Prayer beads after Isha | prayer-beads
`
