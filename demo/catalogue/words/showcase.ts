const common = `
Umrah dengan Lima Pasti | Umrah packages with Five Certainties | kaaba | /umroh
Menabung untuk umrah di bank syariah | Save for umrah at a sharia bank | savings | /umroh-dana-tabungan
Liburan halal bersama keluarga | Halal holidays for families | city-istanbul | /wisata-syariah
Promo bulan ini | This month’s promos | madinah-umbrellas | /promo
`
/** Indonesian | English | scene | where it leads; only what the tenant offers. */
export const bannerRows = {
  rihla: `${common}
Haji khusus dari travel berizin | Special hajj from licensed travel agencies | hills-of-mercy | /haji
Rancang umrah keluarga Anda sendiri | Plan your own family umrah | family-silhouette | /private-umroh
Kurma untuk keluarga di rumah | Dates for the family at home | dates | /oleh-oleh?category=kurma
Sajadah untuk oleh-oleh | Prayer mats as gifts | sajadah | /oleh-oleh?category=sajadah
`,
  safar: `${common}
Travel berizin di sini | Licensed travel agencies | minarets | /partner
Foto perjalanan jamaah | Pilgrims’ travel photos | madinah-dome | /galleries
Oleh-oleh dikirim ke rumah Anda | Souvenirs delivered to your home | market | /oleh-oleh
`,
} as const

/** Indonesian | English | scene | the hour the words speak of, or none */
export const galleryRows = `
Tawaf malam rombongan Surabaya | Night tawaf with the Surabaya group | kaaba | night
Pelataran Masjid Nabawi menjelang maghrib | The Prophet’s Mosque before maghrib | madinah-umbrellas | dusk
Kubah hijau selepas subuh | The green dome after fajr | madinah-dome | dawn
Buku manasik di kelas Bandung | Umrah guidebooks at the Bandung class | books |
Berangkat dari Soekarno–Hatta | Departing from Soekarno–Hatta | airport |
Di atas Laut Merah | Above the Red Sea | aircraft-window |
Jabal Rahmah di Arafah | The Mount of Mercy at Arafah | hills-of-mercy |
Kurma untuk berbuka | Dates for iftar | dates |
Keluarga Pak Hasan memandang masjid | The Hasan family looking out at the mosque | family-silhouette |
Senja di tepi Bosporus | Dusk by the Bosphorus | city-istanbul | dusk
Pasar rempah Istanbul | Spice market in Istanbul | market |
Benteng dan menara-menara Kairo | Cairo’s citadel and minarets | city-cairo |
Registan, Samarkand | Registan, Samarkand | uzbekistan |
Sevilla, Andalusia | Seville, Andalusia | city-seville |
Tokyo ramah muslim | Muslim-friendly Tokyo | city-tokyo |
Kuala Lumpur | Kuala Lumpur | city-kuala-lumpur |
Pagi di Lombok | Morning in Lombok | lombok | dawn
Gurun sebelum matahari terbenam | The desert before sunset | dunes | golden
Menara-menara Masjidil Haram | Minarets of the Grand Mosque | minarets |
Tiang-tiang di dalam masjid | Columns inside the mosque | mosque-interior |
Zamzam untuk dibawa pulang | Zamzam to take home | zamzam |
Hotel rombongan di Makkah | The group’s hotel in Makkah | hotel |
Sajadah untuk orang tua di rumah | Prayer rugs for parents at home | sajadah |
Tasbih oleh-oleh jamaah | Prayer beads as gifts | prayer-beads |
`
