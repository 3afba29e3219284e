import { texts } from '../naming.ts'

/** One line under the name. */
export const pilgrimSummaries = texts(`
{days} hari bersama {partner}: {stays}, terbang {airline} dari {city}. | {days} days with {partner}: {stays}, flying {airline} from {city}.
Berangkat dari {city} dengan {airline}, menginap {stays}. | Depart from {city} with {airline} and stay {stays}.
{stays}. Hotel di Makkah {makkah_walk} menit jalan kaki ke Masjidil Haram. | {stays}. The Makkah hotel is a {makkah_walk}-minute walk from the Grand Mosque.
Program {days} hari, hotel bintang {stars}, didampingi pembimbing sejak {city}. | A {days}-day programme with {stars}-star hotels and a guide from {city} onwards.
`)
export const tourSummaries = texts(`
{days} hari di {places} dengan makanan halal dan waktu sholat terjaga. | {days} days in {places}, with halal food and time for every prayer.
Berkunjung ke {places} bersama pemandu muslim, terbang dengan {airline}. | Visit {places} with a Muslim guide, flying {airline}.
{days} hari dengan {airline}: menginap {stays}. | {days} days with {airline}, staying {stays}.
`)
export const pilgrimOpenings = texts(`
Program dari {partner} ini memberi waktu ibadah yang cukup: {stays}. | This programme from {partner} leaves plenty of time for worship: {stays}.
Rombongan berangkat dari {airport} dengan {airline} {flown} dan menginap {stays}. | The group departs from {airport} with {airline} {flown} and stays {stays}.
Selama {days} hari Anda menginap {stays}. Koordinatornya sama sejak manasik sampai pulang. | Over {days} days you stay {stays}. The same coordinator is with you from the first class until you are home.
Paket ini banyak dipilih jamaah dari {city} karena terbang dengan {airline} {flown} dan menginap {stays}. | Pilgrims from {city} often choose this package because they fly {airline} {flown} and stay {stays}.
`)
export const walks = texts(`
Di Makkah Anda menginap di {makkah} (bintang {makkah_stars}), {makkah_walk} menit jalan kaki ke Masjidil Haram. Di Madinah Anda menginap di {madinah} (bintang {madinah_stars}), {madinah_walk} menit ke Masjid Nabawi. Waktunya dihitung berjalan biasa sampai pelataran masjid. | In Makkah you stay at {makkah} ({makkah_stars} stars), a {makkah_walk}-minute walk from the Grand Mosque. In Madinah you stay at {madinah} ({madinah_stars} stars), a {madinah_walk}-minute walk from the Prophet’s Mosque. Times are at a normal walking pace to the mosque courtyard.
Hotelnya {madinah} di Madinah ({madinah_walk} menit ke Masjid Nabawi) dan {makkah} di Makkah ({makkah_walk} menit ke Masjidil Haram). Bila penuh, hotel penggantinya sekelas dan tidak lebih jauh. | The hotels are {madinah} in Madinah ({madinah_walk} minutes from the Prophet’s Mosque) and {makkah} in Makkah ({makkah_walk} minutes from the Grand Mosque). If one is full, the replacement is of the same class and no farther away.
`)
export const shuttle = texts(
  'Karena hotel di Makkah cukup jauh, bus antar-jemput ke Masjidil Haram tersedia sepanjang hari. | Because the Makkah hotel is farther away, a shuttle bus to the Grand Mosque runs all day.',
)
export const guidance = texts(`
Manasik dua kali sebelum berangkat. Salah satunya bisa diikuti secara online. | There are two preparation classes before departure. You can join one of them online.
Satu pembimbing untuk maksimal 25 jamaah, ditambah muthawwif setempat. | One guide for up to 25 pilgrims, plus a local guide.
Pembimbing bersertifikat menemani tawaf dan sa’i pertama. Setiap malam ada tanya jawab. | A certified guide leads the first tawaf and sa’i, and holds a question session every evening.
Jamaah mendapat alat dengar agar suara pembimbing jelas di tengah keramaian. | You get a headset so you can hear the guide in the crowd.
Muthawwifah (pembimbing perempuan) mendampingi jamaah perempuan pada kunjungan Raudhah. | A female guide accompanies women on the visit to the Rawdah.
`)
export const forWhom = texts(`
Cocok untuk pasangan dan keluarga kecil yang baru pertama kali berangkat. | Suitable for couples and small families travelling for the first time.
Ramah lansia: jalan kaki dekat, istirahat cukup, kursi roda dapat dipesan. | For older travellers: short walks, enough rest, and wheelchairs you can book.
Ada cukup waktu bebas untuk ibadah pribadi. | There is plenty of free time for your own worship.
Bila berangkat sendiri, Anda dicarikan teman sekamar sesama jenis kelamin tanpa biaya tambahan. | If you travel alone, you are matched with a roommate of the same sex at no extra cost.
Anak mulai usia 2 tahun dapat ikut, dengan acara yang lebih ringan. | Children aged 2 and over are welcome, with a lighter programme.
`)
export const forHajj = texts(`
Jamaah lansia mendapat pendamping khusus dan tenda yang dekat pintu keluar. | Older pilgrims get a personal companion and a tent near the exit.
Suami dan istri menginap di hotel yang sama dan tenda yang bersebelahan. | Married couples stay in the same hotel and in neighbouring tents.
Bila berangkat sendiri, Anda dicarikan teman sekamar sesama jenis kelamin tanpa biaya tambahan. | If you travel alone, you are matched with a roommate of the same sex at no extra cost.
Keluarga di rumah menerima kabar setiap hari selama puncak haji. | Your family at home gets daily news during the main days of hajj.
`)
export const seasonNotes = {
  ramadhan: texts(
    'Hotel menyediakan sahur dan buka puasa. Jadwal mengikuti waktu tarawih. | The hotel serves suhur and iftar. The schedule follows tarawih.',
  ),
  rajab: texts(
    'Berangkat sebelum Ramadan yang ramai, saat mataf masih lapang. | Departs before the Ramadan crowds, when the mataf is less busy.',
  ),
  school: texts(
    'Tanggalnya mengikuti libur sekolah. Kamar keluarga berdekatan. | Dates follow the school holidays. Families get rooms next to each other.',
  ),
  year_end: texts(
    'Tanggalnya mengikuti libur akhir tahun. Kursi biasanya habis tiga bulan sebelumnya. | Dates follow the year-end holidays. Seats usually sell out three months ahead.',
  ),
  hajj: texts(
    'Setoran awal dan pelunasan biaya haji resmi dibayar ke bank penerima setoran haji, bukan ke rekening kami. Yang dibayar di sini adalah paket penyelenggara. Nomor porsi terbit atas nama Anda sendiri. Antrean mengikuti aturan pemerintah. | You pay the deposit and balance of the official hajj fee to the hajj deposit bank, not to us. What you pay here is the organiser’s package. The queue number is in your own name. The waiting list follows government rules.',
  ),
  preparation: texts(
    'Untuk calon jamaah haji reguler yang sudah punya nomor porsi: enam kali manasik, simulasi Arafah, Muzdalifah, dan Mina, lalu umrah sebagai latihan. Paket ini tidak mengubah urutan antrean. | For regular hajj pilgrims who already have a queue number: six preparation classes, a rehearsal of the hajj days, then an umrah as practice. It does not change your place on the waiting list.',
  ),
  any: [],
} as const
export const tourOpenings = texts(`
Perjalanan {days} hari ke {places}. Jadwalnya mengikuti waktu sholat. | A {days}-day trip to {places}. The schedule follows the prayer times.
Anda berangkat dari {airport} dengan {airline} {flown}, lalu menginap {stays}. | You depart from {airport} with {airline} {flown}, then stay {stays}.
{partner} membawa rombongan kecil ke {places}. Setiap restoran sudah diperiksa kehalalannya. | {partner} takes a small group to {places}. Every restaurant has been checked to make sure it is halal.
`)
export const tourCare = texts(`
Tempat sholat disiapkan di setiap rute. Tidak ada minuman keras di ruang makan rombongan. | Prayer places are arranged on every route. No alcohol is served where the group eats.
Pemandu berbahasa Indonesia menemani sejak bandara. Rombongan maksimal 30 orang. | An Indonesian-speaking guide is with you from the airport. Groups have up to 30 people.
Ada waktu bebas setiap sore. Tidak ada singgah wajib di toko. | You have free time every afternoon. There are no compulsory shopping stops.
`)
