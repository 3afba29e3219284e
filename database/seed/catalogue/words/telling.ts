import { texts } from '../naming.ts'

/** One line under the name. */
export const pilgrimSummaries = texts(`
{days} hari bersama {partner}: {stays}, terbang {airline} dari {city}. | {days} days with {partner}: {stays}, flying {airline} from {city}.
Berangkat dari {city} dengan {airline}, menginap {stays}. | From {city} with {airline}, staying {stays}.
{stays}; hotel Makkah {makkah_walk} menit jalan kaki ke Masjidil Haram. | {stays}; the Makkah hotel is {makkah_walk} minutes on foot from the Grand Mosque.
Program {days} hari, hotel bintang {stars}, dengan pembimbing sejak {city}. | A {days}-day programme with {stars}-star hotels and a guide from {city} on.
`)
export const tourSummaries = texts(`
{days} hari di {places} dengan makanan halal dan jadwal sholat yang dijaga. | {days} days in {places}, with halal food and time for every prayer.
Menyusuri {places} bersama pemandu muslim, terbang {airline}. | Through {places} with a Muslim guide, flying {airline}.
{places} dalam {days} hari: menginap {stays}. | {places} in {days} days, staying {stays}.
`)
export const pilgrimOpenings = texts(`
{partner} menyusun program ini untuk jamaah yang ingin beribadah tanpa terburu-buru: {stays}. | {partner} made this programme for pilgrims who want to worship without haste: {stays}.
Rombongan berangkat dari {airport} dengan {airline} {flown} dan menginap {stays}. | The group leaves {airport} with {airline} {flown} and stays {stays}.
Selama {days} hari Anda menginap {stays}, dengan satu koordinator yang sama sejak manasik sampai pulang. | For {days} days you stay {stays}, with the same coordinator from the first class to the way home.
Paket ini banyak dipilih jamaah dari {city} karena penerbangan {airline} {flown} dan pembagian waktunya: {stays}. | Pilgrims from {city} choose this package for its {airline} flights {flown} and for how the days are spent: {stays}.
`)
export const walks = texts(`
Di Makkah Anda menginap di {makkah} (bintang {makkah_stars}), {makkah_walk} menit jalan kaki ke Masjidil Haram; di Madinah di {madinah} (bintang {madinah_stars}), {madinah_walk} menit ke Masjid Nabawi. Waktu itu diukur dengan langkah biasa sampai pelataran, bukan jarak di peta. | In Makkah you stay at {makkah} ({makkah_stars} stars), {makkah_walk} minutes on foot from the Grand Mosque; in Madinah at {madinah} ({madinah_stars} stars), {madinah_walk} minutes from the Prophet’s Mosque. That is an ordinary walk to the courtyard, not a line on a map.
Hotelnya {madinah} di Madinah ({madinah_walk} menit ke Masjid Nabawi) dan {makkah} di Makkah ({makkah_walk} menit ke Masjidil Haram). Bila penuh, penggantinya sekelas dan tidak lebih jauh. | The hotels are {madinah} in Madinah ({madinah_walk} minutes from the mosque) and {makkah} in Makkah ({makkah_walk} minutes). If one is full, another of the same class and no farther takes its place.
`)
export const shuttle = texts(
  'Karena hotel Makkah cukup jauh, bus antar-jemput ke Masjidil Haram tersedia sepanjang hari. | As the Makkah hotel is some way off, a shuttle to the Grand Mosque runs all day.',
)
export const guidance = texts(`
Manasik diadakan dua kali sebelum berangkat, satu di antaranya dapat diikuti daring. | There are two classes before departure; one can be joined online.
Satu pembimbing untuk paling banyak 25 jamaah, ditambah muthawwif setempat. | One guide for at most 25 pilgrims, and a local guide as well.
Pembimbing bersertifikat menemani setiap tawaf dan sa’i pertama, lalu membuka tanya jawab setiap malam. | A certified guide leads the first tawaf and sa’i, and answers questions every evening.
Alat bantu dengar dibagikan agar doa pembimbing terdengar di tengah keramaian. | Earpieces let you hear the guide in the crowd.
Muthawwifah mendampingi jamaah wanita pada kunjungan Raudhah. | A female guide goes with the women to the Rawdah.
`)
export const forWhom = texts(`
Cocok untuk pasangan dan keluarga kecil yang baru pertama kali berangkat. | It suits couples and small families on their first journey.
Ramah lansia: langkah pendek, jeda cukup, kursi roda dapat dipesan. | Kind to elders: short walks, enough rest, and wheelchairs to book.
Bagi yang pernah berangkat, ada waktu bebas yang cukup untuk ibadah pribadi. | Those who have been before find enough time of their own.
Peserta tanpa teman sekamar dicarikan teman sesama jenis kelamin tanpa biaya tambahan. | If you come alone, a roommate of the same sex is found at no extra cost.
Anak mulai usia 2 tahun dapat ikut; agenda mereka dibuat lebih ringan. | Children from two years on are welcome; their days are made lighter.
`)
export const forHajj = texts(`
Jamaah lansia mendapat pendamping khusus dan tenda yang dekat pintu keluar. | Elders get a companion of their own and a tent near the exit.
Pasangan suami istri ditempatkan di hotel yang sama dan tenda yang bersebelahan. | Husbands and wives stay in the same hotel and in neighbouring tents.
Peserta tanpa teman sekamar dicarikan teman sesama jenis kelamin tanpa biaya tambahan. | If you come alone, a roommate of the same sex is found at no extra cost.
Keluarga di rumah menerima kabar setiap hari selama puncak haji. | Your family at home gets news every day while the rites are at their height.
`)
export const seasonNotes = {
  ramadhan: texts(
    'Sahur dan buka disiapkan hotel, dan jadwal disusun mengikuti tarawih. | The hotel serves suhur and iftar, and the days follow tarawih.',
  ),
  rajab: texts(
    'Berangkat sebelum keramaian Ramadhan, ketika mataf masih lapang. | It leaves before the crowds of Ramadan, while the mataf is still open.',
  ),
  school: texts(
    'Tanggalnya mengikuti libur sekolah, dan kamar keluarga dibuat berdekatan. | Its dates follow the school holidays, and families get rooms next to each other.',
  ),
  year_end: texts(
    'Tanggalnya mengikuti cuti akhir tahun; kursi biasanya habis tiga bulan sebelumnya. | Its dates follow the year-end leave; seats are usually gone three months before.',
  ),
  hajj: texts(
    'Setoran awal dan pelunasan haji khusus dibayarkan ke bank penerima setoran haji, bukan ke rekening kami; nomor porsi terbit atas nama Anda sendiri dan antrean mengikuti aturan pemerintah. | The deposit and the rest of the special hajj are paid to the bank that receives hajj funds, not to us; the queue number is in your own name and follows the government’s rules.',
  ),
  preparation: texts(
    'Untuk calon jamaah haji reguler yang sudah punya nomor porsi: enam kali manasik, simulasi Armuzna, lalu umrah sebagai latihan di tempatnya. Paket ini tidak mengubah urutan antrean. | For regular hajj pilgrims who have their queue number: six classes, a rehearsal of the hajj days, then an umrah as practice on the spot. It does not change your place in the queue.',
  ),
  any: [],
} as const
export const tourOpenings = texts(`
Perjalanan {days} hari ini menyusuri {places} dengan waktu sholat sebagai patokan jadwal. | These {days} days lead through {places}, with the prayers setting the pace.
Anda berangkat dari {airport} dengan {airline} {flown}, lalu menginap {stays}. | You leave {airport} with {airline} {flown}, then stay {stays}.
{partner} membawa rombongan kecil ke {places}; restorannya sudah diperiksa kehalalannya satu per satu. | {partner} takes a small group to {places}; every restaurant has been checked to be halal.
`)
export const tourCare = texts(`
Setiap rute punya titik sholat yang sudah disiapkan, dan hotel tidak menyajikan minuman keras di ruang makan rombongan. | Every route has its places to pray, and no alcohol is served where the group eats.
Pemandu berbahasa Indonesia menemani sejak bandara, dengan rombongan paling banyak 30 orang. | An Indonesian-speaking guide is with you from the airport; groups have at most thirty people.
Ada waktu bebas setiap sore, dan tidak ada toko wajib singgah. | There is free time each afternoon, and no shop you must visit.
`)
