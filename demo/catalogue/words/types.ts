/** slug | category | Indonesian | English | scene */
export const typeRows = `
umroh-reguler | umroh | Umrah Reguler | Regular umrah | kaaba
umroh-ekonomi | umroh | Umrah Hemat | Economy umrah | minarets
umroh-bintang-5 | umroh | Umrah Bintang 5 | Five-star umrah | hotel
umroh-12-hari | umroh | Umrah 12 Hari | 12-day umrah | madinah-dome
umroh-ramadhan | umroh | Umrah Ramadan | Ramadan umrah | dates
umroh-akhir-tahun | umroh | Umrah Akhir Tahun | Year-end umrah | madinah-umbrellas
umroh-rajab-syaban | umroh | Umrah Rajab & Syakban | Rajab & Shaban umrah | prayer-beads
umroh-keluarga | umroh | Umrah Keluarga | Family umrah | family-silhouette
umroh-plus-turki | umroh | Umrah Plus Turki | Umrah plus Türkiye | city-istanbul
umroh-plus-aqsa | umroh | Umrah Plus Aqsa | Umrah plus Al-Aqsa | mosque-interior
umroh-plus-dubai | umroh | Umrah Plus Dubai | Umrah plus Dubai | dunes
umroh-plus-mesir | umroh | Umrah Plus Mesir | Umrah plus Egypt | city-cairo
haji-khusus-arbain | haji | Haji Khusus Arbain | Special hajj with arbain | hills-of-mercy
haji-khusus-non-arbain | haji | Haji Khusus Non-Arbain | Special hajj without arbain | kaaba
haji-khusus-bintang-5 | haji | Haji Khusus Bintang 5 | Five-star special hajj | hotel
haji-persiapan-reguler | haji | Umrah Persiapan Haji | Umrah with hajj preparation | books
wisata-turki | wisata-syariah | Wisata Turki | Türkiye | city-istanbul
wisata-mesir | wisata-syariah | Wisata Mesir | Egypt | city-cairo
wisata-yordania | wisata-syariah | Wisata Yordania & Aqsa | Jordan & Al-Aqsa | dunes
wisata-uzbekistan | wisata-syariah | Wisata Uzbekistan | Uzbekistan | uzbekistan
wisata-spanyol | wisata-syariah | Wisata Andalusia | Andalusia | city-seville
wisata-jepang | wisata-syariah | Wisata Muslim Jepang | Muslim-friendly Japan | city-tokyo
wisata-korea | wisata-syariah | Wisata Muslim Korea | Muslim-friendly Korea | airport
wisata-malaysia | wisata-syariah | Wisata Malaysia | Malaysia | city-kuala-lumpur
wisata-lombok | wisata-syariah | Wisata Lombok | Lombok | lombok
wisata-aceh | wisata-syariah | Wisata Aceh & Minang | Aceh & Minangkabau | mosque-interior
wisata-yogyakarta | wisata-syariah | Wisata Yogyakarta & Solo | Yogyakarta & Solo | market
wisata-umroh | wisata-syariah | Umrah Plus Wisata | Umrah plus a tour | aircraft-window
`
