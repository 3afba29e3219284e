import type { PostText } from '../post-text.ts'

export const masjidQubaDanBukitUhud: PostText = {
  slug: 'masjid-quba-dan-bukit-uhud',
  category: 'places',
  author: 'salma',
  picture_id: 'dates-2-card',
  days_ago: 68,
  id: {
    title: 'Masjid Quba dan bukit Uhud',
    summary: 'Dua tempat ziarah di Madinah: sejarahnya, jaraknya, dan adab berkunjung.',
    text: `
Ziarah kota Madinah biasanya berisi empat pemberhentian: Quba, Uhud, kebun kurma, dan masjid Qiblatain. Baca dahulu
tentang dua yang pertama, karena waktu berkunjungnya singkat.

## Masjid Quba

Sebelum memasuki pusat Madinah, Nabi ﷺ singgah beberapa hari di kampung Quba dan membangun masjid di sana. Ini masjid
pertama yang didirikan dalam Islam. Banyak ahli tafsir mengaitkannya dengan ayat tentang masjid yang dibangun atas
dasar takwa sejak hari pertama, dalam surah At-Taubah ayat 108.

Nabi ﷺ biasa datang ke Quba pada hari Sabtu, kadang berjalan kaki, kadang berkendara, sebagaimana diriwayatkan Bukhari
dan Muslim. Dalam riwayat Ibnu Majah dan lainnya disebutkan: siapa yang bersuci di rumahnya lalu datang ke masjid Quba
dan sholat di dalamnya, baginya pahala seperti umrah. Karena itu pembimbing menyarankan berwudu sejak di hotel.

Jaraknya sekitar tiga setengah kilometer dari Masjid Nabawi. Ada jalan khusus pejalan kaki yang menghubungkan
keduanya, menyenangkan ditempuh setelah subuh pada musim dingin, kurang lebih empat puluh lima menit.

## Uhud

Di utara kota terbentang gunung kemerahan sepanjang kira-kira tujuh kilometer. “Uhud adalah gunung yang mencintai kita
dan kita mencintainya,” sabda Nabi ﷺ dalam riwayat Bukhari dan Muslim. Di kakinya, pada tahun ketiga Hijriah, pasukan
Madinah bertemu pasukan Makkah.

Nabi ﷺ menempatkan lima puluh pemanah di bukit kecil yang kini disebut Jabal Rumat dengan pesan agar tidak
meninggalkan tempat, apa pun yang terjadi. Ketika kemenangan tampak dekat, sebagian besar turun mengejar harta
rampasan. Pasukan berkuda Makkah memutar dari belakang, dan keadaan berbalik. Sekitar tujuh puluh sahabat gugur, di
antaranya Hamzah bin Abdul Muthalib r.a., paman Nabi ﷺ. Nabi ﷺ sendiri terluka.

Makam para syuhada berada di dalam pagar di kaki gunung, tanpa nisan megah. Ucapkan salam seperti kepada penghuni
kubur kaum muslimin, dan doakan mereka.

## Adab di kedua tempat

- Tidak memanjat Jabal Rumat saat ramai; batunya licin oleh ribuan langkah.
- Tidak mengambil batu atau tanah sebagai kenang-kenangan.
- Tidak berebut waktu foto di depan makam.
- Membeli kurma secukupnya; pasar kurma di kota sering lebih murah daripada pemberhentian bus.

## Yang bisa dipelajari

Di Quba, hal pertama yang dibangun Nabi ﷺ adalah tempat sholat dan berkumpul. Setelah perang Uhud turun banyak ayat
surah Ali ‘Imran yang menghibur sekaligus menegur kaum muslimin. Bacalah ayat-ayat itu malam sebelumnya.
`,
  },
}
