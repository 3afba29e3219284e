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
{name} berdiri di {city} pada {year} dan sejak awal hanya mengurus perjalanan ibadah. | {name} was founded in {city} in {year} and has specialised in pilgrimages from the start.
Dari kantor kecil di {city}, {name} mulai memberangkatkan jamaah tahun {year}. | {name} started taking pilgrims in {year} from a small office in {city}.
{name} adalah travel berizin {licence} yang berkantor pusat di {city} dan berdiri {year}. | {name} is a {licence}-licensed travel agency based in {city}, founded in {year}.
Keluarga pendiri {name} membuka layanan di {city} pada {year} setelah bertahun-tahun menjadi pembimbing manasik. | The family behind {name} opened in {city} in {year} after many years of teaching preparation classes.
Sejak {year}, {name} melayani jamaah {city} dan sekitarnya dalam rombongan kecil. | Since {year}, {name} has served pilgrims in and around {city}, in small groups.
{name} didirikan pada {year} oleh koperasi pengajian di {city}. | {name} was set up in {year} by a study group’s cooperative in {city}.
`)
export const strengths = texts(`
Setiap rombongan didampingi satu pembimbing bersertifikat dan satu pendamping kesehatan. | Every group has a certified guide and a health assistant.
Cocok untuk lansia: kursi roda, kamar dekat lift, dan jadwal yang santai. | It suits older pilgrims: wheelchairs, rooms near the lift and a relaxed schedule.
Harga ditulis lengkap dengan biaya yang belum termasuk. Tidak ada biaya tambahan di bandara. | Its prices list everything that isn’t included. There are no extra charges at the airport.
Tim di Makkah dan Madinah adalah pegawai sendiri, jadi masalah kamar cepat diselesaikan. | It has its own staff in Makkah and Madinah, so room problems are solved quickly.
Keluarga mendapat kamar berdekatan dan kegiatan untuk anak. | Families get rooms next to each other and activities for children.
Manasik tiga kali sebelum berangkat. Dua di antaranya bisa diikuti secara online. | There are three preparation classes before departure. You can join two of them online.
Muthawwifah (pembimbing perempuan) mendampingi jamaah perempuan yang berangkat tanpa keluarga dekat. | Female guides accompany women who travel without close family.
Jamaah menerima salinan tiket, hotel, dan visa sebelum pelunasan. | Pilgrims get copies of their ticket, hotel and visa documents before paying the balance.
`)
export const closings = texts(`
Kantor buka Senin sampai Sabtu, tanpa perlu janji. | The office is open Monday to Saturday. No appointment needed.
Sebagian besar keberangkatan dari {airport}, dengan penjemputan dari kota sekitar. | Most departures are from {airport}, with pick-up from nearby towns.
Pada wisata halal, pemandu memastikan makanan halal dan waktu sholat di setiap rute. | On sharia tours, the guides arrange halal food and prayer stops on every route.
Hasil survei kepuasan jamaah diumumkan setiap akhir musim. | It publishes its pilgrim satisfaction survey at the end of each season.
Dana jamaah disimpan di rekening terpisah. Setiap pembayaran mendapat bukti resmi. | Pilgrims’ money is held in a separate account. You get an official receipt for every payment.
Alumni jamaah masih bertemu setiap bulan dalam pengajian di {city}. | Past pilgrims still meet every month in {city}.
`)
/** Names alone: they are shown as they are in both languages. */
export const checkers = ['Nur Aini', 'Rizal Mahendra', 'Dwi Astuti']
