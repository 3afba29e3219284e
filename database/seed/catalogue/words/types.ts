/** slug | category | Indonesian | English | scene */
export const typeRows = `
umroh-reguler | umroh | Umrah Reguler | Regular Umrah | kaaba
umroh-ekonomi | umroh | Umrah Hemat | Economy Umrah | minarets
umroh-bintang-5 | umroh | Umrah Bintang 5 | Five-Star Umrah | hotel
umroh-12-hari | umroh | Umrah 12 Hari | 12-Day Umrah | madinah-dome
umroh-ramadhan | umroh | Umrah Ramadhan | Ramadan Umrah | dates
umroh-akhir-tahun | umroh | Umrah Akhir Tahun | Year-End Umrah | madinah-umbrellas
umroh-rajab-syaban | umroh | Umrah Rajab & Syaban | Rajab & Sha’ban Umrah | prayer-beads
umroh-keluarga | umroh | Umrah Keluarga | Family Umrah | family-silhouette
umroh-plus-turki | umroh | Umrah Plus Turki | Umrah Plus Türkiye | city-istanbul
umroh-plus-aqsa | umroh | Umrah Plus Aqsa | Umrah Plus Al-Aqsa | mosque-interior
umroh-plus-dubai | umroh | Umrah Plus Dubai | Umrah Plus Dubai | dunes
umroh-plus-mesir | umroh | Umrah Plus Mesir | Umrah Plus Egypt | city-cairo
haji-khusus-arbain | haji | Haji Khusus Arbain | Special Hajj with Arbain | hills-of-mercy
haji-khusus-non-arbain | haji | Haji Khusus Non-Arbain | Special Hajj without Arbain | kaaba
haji-khusus-bintang-5 | haji | Haji Khusus Bintang 5 | Five-Star Special Hajj | hotel
haji-persiapan-reguler | haji | Persiapan Haji Reguler | Regular Hajj Preparation | books
wisata-turki | wisata-syariah | Wisata Turki | Türkiye | city-istanbul
wisata-mesir | wisata-syariah | Wisata Mesir | Egypt | city-cairo
wisata-yordania | wisata-syariah | Wisata Yordania & Aqsa | Jordan & Al-Aqsa | dunes
wisata-uzbekistan | wisata-syariah | Wisata Uzbekistan | Uzbekistan | uzbekistan
wisata-spanyol | wisata-syariah | Wisata Andalusia | Andalusia | city-seville
wisata-jepang | wisata-syariah | Wisata Muslim Jepang | Muslim-Friendly Japan | city-tokyo
wisata-korea | wisata-syariah | Wisata Muslim Korea | Muslim-Friendly Korea | airport
wisata-malaysia | wisata-syariah | Wisata Malaysia | Malaysia | city-kuala-lumpur
wisata-lombok | wisata-syariah | Wisata Lombok | Lombok | lombok
wisata-aceh | wisata-syariah | Wisata Aceh & Minang | Aceh & Minangkabau | mosque-interior
wisata-yogyakarta | wisata-syariah | Wisata Yogyakarta & Solo | Yogyakarta & Solo | market
wisata-umroh | wisata-syariah | Umrah Wisata | Umrah Tour | aircraft-window
`
