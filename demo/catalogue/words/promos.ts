/** key | category | Indonesian | English | discount: percent or thousands | ceiling in thousands | least spend in millions | days until it starts | days until it ends | quota | share used | for all | banner | scene */
export const promoRows = `
RAMADHAN | umroh | Umrah Ramadan lebih ringan | Ramadan umrah discount | 3% | 1500 | 30 | -20 | 75 | 300 | 0.35 | no | yes | dates
AWALTAHUN | umroh | Sambut tahun dengan umrah | New year umrah promo | 1000 | | 28 | -5 | 60 | 200 | 0.2 | all | yes | kaaba
KELUARGA | umroh | Berangkat sekeluarga | Family umrah promo | 5% | 2500 | 60 | -30 | 90 | 150 | 0.4 | no | yes | family-silhouette
PERTAMA | umroh | Perjalanan pertama Anda | First booking promo | 500 | | 25 | -60 | 200 | 1000 | 0.3 | all | yes | aircraft-window
PLUSTURKI | umroh | Umrah plus Turki | Umrah plus Türkiye promo | 1500 | | 35 | -10 | 45 | 80 | 0.5 | no | yes | city-istanbul
BINTANG5 | umroh | Hotel terdekat, harga terbaik | Five-star hotels near the mosque | 4% | 2000 | 35 | -15 | 50 | 100 | 0.25 | no | no | hotel
HEMATAWAL | umroh | Pesan lebih awal | Early booking promo | 2% | 1000 | 25 | -45 | 120 | 500 | 0.3 | all | no | savings
RAJAB | umroh | Rajab dan Syakban di Tanah Suci | Rajab and Shaban umrah promo | 750 | | 26 | 14 | 80 | 150 | 0 | no | no | prayer-beads
LIBURANHALAL | wisata-syariah | Liburan halal keluarga | Halal family holiday promo | 5% | 1500 | 5 | -12 | 60 | 250 | 0.3 | all | yes | city-tokyo
ANDALUSIA | wisata-syariah | Menyusuri Andalusia | Andalusia tour promo | 2000 | | 30 | -8 | 70 | 40 | 0.3 | no | no | city-seville
SERIBUMASJID | wisata-syariah | Lombok seribu masjid | Lombok tour promo | 250 | | 3 | -20 | 40 | 120 | 0.5 | no | no | lombok
JALURSUTRA | wisata-syariah | Uzbekistan jalur sutra | Uzbekistan Silk Road promo | 3% | 1200 | 20 | 20 | 95 | 60 | 0 | no | no | uzbekistan
KUOTAAKHIR | wisata-syariah | Wisata halal, kuota terbatas | Limited sharia tour promo | 8% | 1750 | 10 | -25 | 4 | 40 | 0.85 | all | no | city-cairo
KEMERDEKAAN | umroh | Promo kemerdekaan | Independence Day promo | 817 | | 26 | -110 | -70 | 170 | 0.8 | all | no | madinah-umbrellas
FLASHJUMAT | umroh | Jumat berkah | Friday promo | 1200 | | 27 | -3 | 25 | 50 | 1 | all | no | zamzam
OLEHOLEH | oleh-oleh | Oleh-oleh untuk keluarga | Souvenirs for the family | 10% | 50 | 0.15 | -10 | 60 | 500 | 0.2 | all | no | dates
ONGKIR | oleh-oleh | Ongkos kirim lebih ringan | Lower shipping costs | 15 | | 0.1 | -7 | 45 | 800 | 0.25 | all | no | prayer-beads
`
/** Indonesian | English */
export const commonTerms = `
Satu kode untuk satu pemesanan. Tidak dapat digabung dengan promo lain. | One code per booking. It can’t be combined with other promos.
Berlaku selama kuota masih ada. | Valid while the quota lasts.
Potongan tidak dapat diuangkan. | The discount can’t be exchanged for cash.
Bila travel membatalkan perjalanan, kode dapat dipakai lagi. | If the travel agency cancels the trip, you can use the code again.
`
