import type { PostText } from '../post-text.ts'

export const masjidQubaDanBukitUhud: PostText = {
  slug: 'masjid-quba-dan-bukit-uhud',
  category: 'places',
  author: 'salma',
  picture_id: 'dates-2-card',
  days_ago: 68,
  id: {
    title: 'Masjid Quba dan bukit Uhud',
    summary:
      'Dua tempat singgah di Madinah dengan pelajaran yang berbeda: tentang memulai dengan takwa, dan tentang menanggung kekalahan.',
    text: `
Ziarah kota Madinah biasanya berisi empat pemberhentian: Quba, Uhud, kebun kurma, dan masjid Qiblatain. Dua yang
pertama layak dipahami sebelum bus berhenti, karena waktunya singkat dan pelajarannya panjang.

## Quba, masjid yang pertama

Sebelum memasuki pusat Madinah, Nabi ﷺ singgah beberapa hari di kampung Quba dan membangun masjid di sana. Inilah masjid
pertama yang didirikan dalam Islam. Banyak ahli tafsir mengaitkannya dengan ayat tentang masjid yang dibangun atas
dasar takwa sejak hari pertama, dalam surah At-Taubah ayat 108.

Nabi ﷺ biasa datang ke Quba pada hari Sabtu, kadang berjalan kaki, kadang berkendara, sebagaimana diriwayatkan Bukhari
dan Muslim. Dalam riwayat Ibnu Majah dan lainnya disebutkan: siapa yang bersuci di rumahnya lalu datang ke masjid Quba
dan sholat di dalamnya, baginya pahala seperti umrah. Karena itu pembimbing menyarankan berwudu sejak di hotel.

Jaraknya sekitar tiga setengah kilometer dari Masjid Nabawi. Ada jalan khusus pejalan kaki yang menghubungkan
keduanya, menyenangkan ditempuh setelah Subuh pada musim dingin, kurang lebih empat puluh lima menit.

## Uhud, gunung yang dicintai

Di utara kota terbentang gunung kemerahan sepanjang kira-kira tujuh kilometer. “Uhud adalah gunung yang mencintai kita
dan kita mencintainya,” sabda Nabi ﷺ dalam riwayat Bukhari dan Muslim. Di kakinya, pada tahun ketiga Hijriah, pasukan
Madinah bertemu pasukan Makkah.

Kisahnya tentang ketaatan yang retak. Nabi ﷺ menempatkan lima puluh pemanah di bukit kecil yang kini disebut Jabal Rumat
dengan pesan agar tidak meninggalkan tempat, apa pun yang terjadi. Ketika kemenangan tampak dekat, sebagian besar
turun mengejar harta rampasan. Pasukan berkuda Makkah memutar dari belakang, dan keadaan berbalik. Sekitar tujuh puluh
sahabat gugur, di antaranya Hamzah bin Abdul Muthalib r.a., paman Nabi ﷺ. Nabi ﷺ sendiri terluka.

Makam para syuhada berada di dalam pagar di kaki gunung, tanpa nisan megah. Ucapkan salam seperti kepada penghuni
kubur kaum muslimin, doakan mereka, dan renungkan.

## Adab di kedua tempat

- Tidak memanjat Jabal Rumat saat ramai; batunya licin oleh ribuan langkah.
- Tidak mengambil batu atau tanah sebagai kenang-kenangan.
- Tidak berebut waktu foto di depan makam.
- Membeli kurma secukupnya; pasar kurma di kota sering lebih murah daripada pemberhentian bus.

## Pelajaran untuk dibawa pulang

Quba mengajarkan bahwa hal pertama yang dibangun di tempat baru adalah ruang untuk sujud dan berkumpul. Uhud
mengajarkan bahwa kekalahan pun dapat menjadi pendidikan: setelah perang itu turun banyak ayat surah Ali ‘Imran yang
menghibur sekaligus menegur. Dua pelajaran itu mudah diingat bila Anda duduk sebentar di masing-masing tempat, sebelum
pembimbing memanggil kembali ke bus.
`,
  },
}
