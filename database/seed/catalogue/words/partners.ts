import { texts } from '../naming.ts'

/** Coined, so that no agency of this world is meant. */
export const firstWords = `Arunika Selaksa Bentara Dermaga Gemintang Kalandra Lembayung Mandira Naratama Qalbina
Ruhama Tirtasafa Ulinuha Wastura Yaqutina Zahirana Embunara Fajarina Sekarini Lazuardi Pranawa Samaira`.split(/\s+/)
export const secondWords =
  'Haramain Multazam Raudhah Taibah Safarina Baitina Hijrah Mabrura Sakinah Rahmah Amanina Barakah'.split(' ')
export const lastWords = ['Tour', 'Travel', 'Wisata', 'Tour & Travel', 'Safar']

/** City | its weight among partners */
export const homeCities = `
Jakarta Selatan | 12
Jakarta Timur | 9
Jakarta Pusat | 6
Bekasi | 7
Depok | 6
Tangerang Selatan | 6
Bogor | 5
Bandung | 9
Cirebon | 3
Semarang | 5
Surakarta | 5
Yogyakarta | 5
Surabaya | 10
Malang | 4
Sidoarjo | 3
Banjarmasin | 4
Balikpapan | 3
Samarinda | 2
Makassar | 7
Kendari | 2
Palu | 1
Mataram | 3
Medan | 6
Banda Aceh | 3
Padang | 4
Pekanbaru | 4
Palembang | 4
Bandar Lampung | 3
Batam | 3
Jambi | 2
Pontianak | 2
Manado | 1
`
export const streets =
  `Jl. Anggrek|Jl. Cempaka Putih|Jl. Diponegoro|Jl. Gajah Mada|Jl. Imam Bonjol|Jl. Kartini|Jl. Letjen Suprapto|Jl. Masjid Raya|Jl. Pahlawan|Jl. Pemuda|Jl. Raya Pasar|Jl. Sisingamangaraja|Jl. Sultan Agung|Jl. Teuku Umar|Jl. Veteran|Jl. Wahid Hasyim`.split(
    '|',
  )

export const openings = texts(`
{name} berdiri di {city} pada {year} dan sejak awal hanya mengurus perjalanan ibadah. | {name} was founded in {city} in {year} and has dealt with sacred journeys ever since.
Dari kantor kecil di {city}, {name} mulai memberangkatkan jamaah tahun {year}. | From a small office in {city}, {name} began sending pilgrims in {year}.
{name} adalah penyelenggara berizin {licence} yang berkantor pusat di {city} dan berdiri {year}. | {name} is a {licence} licensee based in {city}, founded in {year}.
Keluarga pendiri {name} membuka layanan di {city} pada {year} setelah bertahun-tahun menjadi pembimbing manasik. | The family behind {name} opened in {city} in {year} after years of teaching the rites.
Sejak {year}, {name} melayani jamaah {city} dan sekitarnya dengan rombongan yang dijaga tidak terlalu besar. | Since {year}, {name} has served pilgrims of {city} and around it, in groups kept small.
{name} lahir pada {year} dari koperasi pengajian di {city}. | {name} grew out of a study circle’s cooperative in {city} in {year}.
`)
export const strengths = texts(`
Setiap rombongan didampingi satu pembimbing bersertifikat dan satu pendamping kesehatan. | Every group has a certified guide and a health companion.
Keunggulannya pada lansia: kursi roda, kamar dekat lift, dan jadwal yang tidak terburu-buru. | It is strong with elders: wheelchairs, rooms near the lift and an unhurried programme.
Harga dipublikasikan lengkap dengan yang belum termasuk, tanpa biaya tambahan di bandara. | Its prices are published with all that is left out; nothing is added at the airport.
Tim di Makkah dan Madinah adalah pegawai sendiri, sehingga masalah kamar diselesaikan di tempat. | Its people in Makkah and Madinah are its own staff, so a room problem is solved on the spot.
Kelompok keluarga mendapat kamar berdekatan dan agenda anak. | Families get rooms next to each other and things for children to do.
Manasik diadakan tiga kali sebelum berangkat, dua di antaranya dapat diikuti daring. | There are three preparation classes before departure, two of them online as well.
Muthawwifah mendampingi jamaah wanita yang berangkat tanpa keluarga dekat. | Female guides accompany women who travel without close family.
Jamaah menerima salinan bukti tiket, hotel, dan visa sebelum pelunasan. | Pilgrims get copies of ticket, hotel and visa papers before the last payment.
`)
export const closings = texts(`
Kantor buka Senin sampai Sabtu dan dapat dikunjungi tanpa janji. | The office is open Monday to Saturday; no appointment is needed.
Keberangkatan utama dari {airport}, dengan penjemputan bersama dari kota sekitar. | Most departures are from {airport}, with a shared pick-up from nearby towns.
Untuk wisata muslim, pemandu memastikan makanan halal dan waktu sholat di setiap rute. | On its halal tours the guides see to halal food and prayer times on every route.
Laporan kepuasan jamaah dibuka setiap akhir musim. | It publishes what its pilgrims said at the end of each season.
Dana jamaah ditampung di rekening terpisah dan setiap pembayaran mendapat bukti resmi. | Pilgrims’ money is kept in an account of its own, and every payment gets a receipt.
Alumni masih bertemu tiap bulan dalam pengajian di {city}. | Those who travelled together still meet every month in {city}.
`)
export const checkers = ['Nur Aini, tim verifikasi', 'Rizal Mahendra, tim verifikasi', 'Dwi Astuti, tim kepatuhan']
