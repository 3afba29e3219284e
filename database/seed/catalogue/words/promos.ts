/** key | category | Indonesian | English | discount: percent or thousands | ceiling in thousands | least spend in millions | days until it starts | days until it ends | quota | share used | for all | banner | scene */
export const promoRows = `
RAMADHAN | umroh | Umrah Ramadhan lebih ringan | Lighter Ramadan umrah | 3% | 1500 | 30 | -20 | 75 | 300 | 0.35 | no | yes | dates
AWALTAHUN | umroh | Sambut tahun dengan umrah | Begin the year with umrah | 1000 | | 28 | -5 | 60 | 200 | 0.2 | all | yes | kaaba
KELUARGA | umroh | Berangkat sekeluarga | Take the whole family | 5% | 2500 | 60 | -30 | 90 | 150 | 0.4 | no | yes | family-silhouette
PERTAMA | umroh | Perjalanan pertama Anda | Your first journey | 500 | | 25 | -60 | 200 | 1000 | 0.3 | all | yes | aircraft-window
PLUSTURKI | umroh | Umrah plus Turki | Umrah plus Türkiye | 1500 | | 35 | -10 | 45 | 80 | 0.5 | no | yes | city-istanbul
BINTANG5 | umroh | Hotel terdekat, harga terbaik | Nearest hotels, best price | 4% | 2000 | 35 | -15 | 50 | 100 | 0.25 | no | no | hotel
HEMATAWAL | umroh | Pesan lebih awal | Book early | 2% | 1000 | 25 | -45 | 120 | 500 | 0.3 | all | no | savings
RAJAB | umroh | Rajab dan Syaban di Tanah Suci | Rajab and Sha’ban in the Holy Land | 750 | | 26 | 14 | 80 | 150 | 0 | no | no | prayer-beads
LIBURANHALAL | wisata-syariah | Liburan halal keluarga | Halal family holidays | 5% | 1500 | 5 | -12 | 60 | 250 | 0.3 | all | yes | city-tokyo
ANDALUSIA | wisata-syariah | Menyusuri Andalusia | Through Andalusia | 2000 | | 30 | -8 | 70 | 40 | 0.3 | no | no | city-seville
SERIBUMASJID | wisata-syariah | Lombok seribu masjid | Lombok of a thousand mosques | 250 | | 3 | -20 | 40 | 120 | 0.5 | no | no | lombok
JALURSUTRA | wisata-syariah | Uzbekistan jalur sutra | Uzbekistan, the Silk Road | 3% | 1200 | 20 | 20 | 95 | 60 | 0 | no | no | uzbekistan
KURSIAKHIR | wisata-syariah | Kursi terakhir musim ini | Last seats of the season | 8% | 1750 | 10 | -25 | 4 | 40 | 0.85 | all | no | city-cairo
KEMERDEKAAN | umroh | Promo kemerdekaan | Independence offer | 817 | | 26 | -110 | -70 | 170 | 0.8 | all | no | madinah-umbrellas
FLASHJUMAT | umroh | Jumat berkah | Blessed Friday | 1200 | | 27 | -3 | 25 | 50 | 1 | all | no | zamzam
`
/** Indonesian | English */
export const commonTerms = `
Satu kode untuk satu pemesanan, tidak digabung dengan promo lain. | One code for one booking, not with another offer.
Berlaku selama kuota masih ada. | As long as the quota lasts.
Potongan tidak dapat diuangkan. | The discount is not paid out in cash.
Bila penyelenggara membatalkan, kode dapat dipakai lagi. | If the organiser cancels, the code can be used again.
`
