import { cell, idOf, slugOf, type Text, table } from '../catalogue/naming.ts'

export type Store = {
  id: string
  slug: string
  name: string
  subdistrict_id: string
  postcode: string
  street: string
  opens_at: string
  closes_at: string
  open_days: number[]
  categories: string[]
  about: Text
}

/**
 * Invented stores. Name | subdistrict | postcode | street | hours | first to last day of the week | what it sells |
 * about, in Indonesian | in English.
 */
const written = `
Sahara Kurma | 31.71.07 | 10240 | Jl. Kebon Jati Raya No. 41 | 08:00-17:00 | 1-6 | kurma makanan-minuman oleh-oleh-haji-box | Grosir dan eceran kurma di Tanah Abang. Kurma datang dalam kardus besar dan kami timbang ulang setiap pagi. | Dates by the box or by the kilo in Tanah Abang. They arrive in large cartons and we weigh them out fresh every morning.
Kebun Ajwa | 31.75.03 | 13310 | Jl. Otista Dalam No. 17 | 09:00-20:00 | 1-7 | kurma makanan-minuman parfum | Toko keluarga yang menjual kurma Madinah, kacang, dan minyak wangi. Boleh mencicipi di tempat. | A family shop for Madinah dates, nuts and attar. You can taste before you buy if you visit us.
Griya Mukena Priangan | 32.78.05 | 46182 | Jl. Perintis Kemerdekaan No. 208 | 08:00-16:30 | 1-6 | mukena busana-muslim sajadah | Mukena dijahit di Kawalu oleh 24 penjahit. Kalau ukuran kurang pas, kirim balik dalam tujuh hari. | Prayer robes sewn in Kawalu by 24 tailors. If the size is wrong, send it back within seven days.
Bordir Indihiang | 32.78.04 | 46151 | Jl. Ibrahim Adji No. 95 | 08:00-17:00 | 1-6 | mukena busana-muslim anak | Bengkel bordir mesin dan tangan. Kami juga mengerjakan ukuran anak dan ukuran besar. | A workshop for machine and hand embroidery. We also sew children’s and plus sizes.
Kopiah Giri | 35.25.14 | 61124 | Jl. Sunan Giri Gang 13 No. 6 | 08:00-16:00 | 1-6 | peci busana-muslim sajadah | Songkok beludru buatan perajin Gresik. Setiap songkok diukur dua kali sebelum dikirim. | Velvet caps by craftspeople in Gresik. Every cap is measured twice before it leaves us.
Songkok Pesisir | 35.25.16 | 61111 | Jl. Gubernur Suryo No. 52 | 09:00-17:00 | 1-6 | peci anak | Peci dewasa dan anak, dari beludru sampai rajut. Pesanan rombongan mulai 20 buah. | Caps for adults and children, from velvet to crochet. Group orders start at 20 pieces.
Ampel Wangi | 35.78.16 | 60151 | Jl. Ampel Suci No. 33 | 09:00-21:00 | 1-7 | parfum tasbih kurma | Minyak wangi tanpa alkohol, tasbih, dan kurma di kawasan Ampel. Buka sampai malam. | Alcohol-free attar, prayer beads and dates in the Ampel quarter. Open until late.
Kasturi Tegalsari | 35.78.05 | 60262 | Jl. Kedungdoro No. 118 | 10:00-19:00 | 1-6 | parfum kosmetik | Kami meracik minyak wangi sendiri dalam jumlah kecil. Nomor izin edar tertulis di setiap botol. | We blend our own attar in small batches. The registration number is printed on every bottle.
Untai Jombang | 35.17.09 | 61419 | Jl. Irian Jaya No. 24 | 08:00-17:00 | 1-6 | tasbih buku dekorasi | Tasbih kayu dan batu yang dirangkai sendiri, juga buku saku doa. Talinya bisa diganti kalau putus. | Wood and stone prayer beads strung by hand, and pocket books of supplications. We restring them if they break.
Gaharu Banua | 63.71.05 | 70111 | Jl. Pangeran Samudera No. 70 | 09:00-17:00 | 1-6 | tasbih parfum sajadah | Kayu gaharu budi daya dari Kalimantan: tasbih, minyak, dan dupa. Asal kayu tertulis di kemasan. | Farmed agarwood from Kalimantan as beads, oil and incense. The origin of the wood is on the label.
Batu Martapura Kilau | 63.03.05 | 70614 | Jl. Ahmad Yani Km 39 No. 5 | 08:30-17:00 | 1-6 | tasbih dekorasi peci | Tasbih batu alam dari Martapura. Setiap batu berbeda, jadi warnanya bisa sedikit lain dari gambar. | Natural stone beads from Martapura. No two stones are alike, so colours may differ a little from the picture.
Batik Laweyan Sakinah | 33.72.01 | 57148 | Jl. Sidoluhur No. 61 | 08:30-16:30 | 1-6 | busana-muslim mukena peci | Batik cap dan kombinasi tulis untuk koko, gamis, dan peci. Pewarnanya tidak luntur setelah dua kali cuci. | Stamped and hand-finished batik for shirts, robes and caps. The dye stops running after two washes.
Pasar Kliwon Tekstil | 33.72.03 | 57117 | Jl. Kapten Mulyadi No. 144 | 08:00-16:00 | 1-6 | perlengkapan-ihram busana-muslim buku | Kain ihram, jubah, dan buku manasik di Pasar Kliwon. Melayani KBIH dan pembelian satuan. | Ihram cloth, robes and manasik guides in Pasar Kliwon. We serve hajj groups and single buyers alike.
Kain Putih Regol | 32.73.11 | 40253 | Jl. Moh. Toha No. 189 | 08:00-17:00 | 1-6 | perlengkapan-ihram perlengkapan-umrah | Spesialis kain ihram katun dan handuk. Kain dicuci sekali di pabrik agar tidak susut lagi. | We specialise in cotton and towelling ihram. The cloth is pre-washed so it won’t shrink again.
Bekal Safar | 32.73.20 | 40291 | Jl. Terusan Jakarta No. 77 | 09:00-18:00 | 1-7 | perlengkapan-umrah perlengkapan-ihram oleh-oleh-haji-box | Dari tas paspor sampai sandal: satu tempat untuk isi koper umrah. Daftar bawaan gratis di setiap paket. | From passport pouches to sandals, everything for an umrah suitcase. A free packing list comes with every parcel.
Tenun Pesisir | 33.75.03 | 51141 | Jl. Kusuma Bangsa No. 36 | 08:00-16:00 | 1-6 | sajadah busana-muslim mukena | Sajadah dan sarung tenun dari Pekalongan. Sebagian masih memakai alat tenun bukan mesin. | Woven prayer mats and sarongs from Pekalongan. Some are still made on hand looms.
Dapur Lowokwaru | 35.73.05 | 65141 | Jl. Kalpataru No. 58 | 08:00-19:00 | 1-7 | makanan-minuman oleh-oleh-haji-box kurma | Camilan oven dan olahan kurma dari dapur kami di Malang. Tanggal produksi ada di setiap kemasan. | Oven-baked snacks and date treats from our kitchen in Malang. Every pack carries its production date.
Rasa Timur | 33.74.01 | 50132 | Jl. Wotgandul Dalam No. 12 | 09:00-18:00 | 1-6 | makanan-minuman kurma | Kacang, cokelat kurma, dan kopi rempah. Kacang disangrai dua kali seminggu. | Nuts, date chocolates and spiced coffee. We roast twice a week.
Rempah Seulawah | 11.71.02 | 23127 | Jl. T. Panglima Polem No. 88 | 08:00-18:00 | 1-6 | makanan-minuman peci parfum | Kopi, rempah, kupiah, dan minyak nilam dari Aceh. Kopi digiling saat dipesan kalau Anda mau. | Coffee, spices, caps and patchouli oil from Aceh. We can grind the coffee when you order.
Galeri Guguak | 13.75.01 | 26115 | Jl. Minangkabau No. 20 | 09:00-17:00 | 1-7 | mukena sajadah dekorasi | Mukena sulam dan hiasan dinding dari Bukittinggi. Sulaman tangan perlu waktu, stoknya tidak banyak. | Embroidered prayer robes and wall pieces from Bukittinggi. Hand embroidery takes time, so stock is small.
Taman Ilmu Umbulharjo | 34.71.13 | 55161 | Jl. Glagahsari No. 103 | 09:00-20:00 | 1-7 | buku anak | Toko buku agama dan buku anak. Buku dibungkus dua lapis supaya sudutnya tidak rusak. | Religious and children’s books. We wrap them twice so the corners stay sharp.
Lentera Buku Depok | 32.76.06 | 16424 | Jl. Margonda Dalam No. 29 | 10:00-20:00 | 1-7 | buku anak dekorasi | Mushaf, buku manasik, dan permainan belajar huruf hijaiyah. Ada contoh halaman, silakan tanya. | Quran copies, manasik guides and games to learn the Arabic alphabet. Ask us for sample pages.
Ukir Kotagede | 34.71.14 | 55172 | Jl. Mondorakan No. 15 | 09:00-17:00 | 1-6 | dekorasi tasbih | Hiasan logam dan kayu ukir. Dibuat oleh sembilan perajin di sekitar Kotagede. | Metalwork and carved wood by nine craftspeople around Kotagede.
Kaligrafi Bintoro | 33.21.11 | 59511 | Jl. Sultan Fatah No. 66 | 08:00-16:00 | 1-6 | dekorasi buku | Hiasan dinding bermotif geometri dan kaligrafi. Ukuran khusus dikerjakan sepuluh hari. | Geometric and calligraphic wall pieces. Custom sizes take ten days.
Ayra Perawatan Halal | 36.74.01 | 15310 | Ruko Rawa Buntu Blok C No. 9 | 09:00-18:00 | 1-6 | kosmetik parfum | Perawatan kulit tanpa pewangi untuk dibawa berihram, dan yang wangi untuk di rumah. | Fragrance-free care for ihram, and scented care for home.
Melati Ayu | 32.71.03 | 16122 | Jl. Suryakencana No. 210 | 09:00-17:00 | 1-6 | kosmetik oleh-oleh-haji-box | Sabun, lulur, dan pacar dari bahan yang mudah dibaca di label. | Soap, scrub and henna with ingredient lists you can read.
Saleha Kecil | 32.75.01 | 17113 | Jl. Cut Meutia No. 46 | 09:00-19:00 | 1-7 | anak busana-muslim buku | Baju, sajadah, dan mainan belajar untuk anak 1 sampai 12 tahun. | Clothes, prayer mats and learning toys for children aged 1 to 12.
Anging Busana | 73.71.04 | 90111 | Jl. Sulawesi No. 73 | 09:00-18:00 | 1-6 | busana-muslim peci mukena | Gamis, koko, dan sarung dari Makassar. Kirim ke seluruh Sulawesi setiap hari kerja. | Robes, shirts and sarongs from Makassar. We ship across Sulawesi every working day.
Tenun Rinjani | 52.71.02 | 83125 | Jl. Langko No. 38 | 08:30-16:30 | 1-6 | sajadah dekorasi busana-muslim | Tenun Sasak untuk sajadah, taplak, dan busana. Satu kain dikerjakan tiga sampai lima hari. | Sasak weaving for prayer mats, table runners and clothes. One cloth takes three to five days.
Toko Haji Deli | 12.71.01 | 20212 | Jl. Sisingamangaraja No. 61 | 08:00-18:00 | 1-7 | perlengkapan-umrah perlengkapan-ihram zamzam | Perlengkapan haji dan umrah di Medan sejak zaman orang tua kami. Tersedia ukuran besar. | Hajj and umrah supplies in Medan, now run by the second generation. Large sizes in stock.
Wadah Tebet | 31.74.01 | 12820 | Jl. Tebet Timur Dalam No. 27 | 09:00-17:00 | 1-6 | zamzam perlengkapan-umrah | Botol, jeriken, dan dispenser kosong untuk air zamzam. Kami tidak menjual airnya. | Empty bottles, jerrycans and dispensers for zamzam. We don’t sell the water itself.
Sumber Wadah | 36.74.04 | 15411 | Jl. Dewi Sartika No. 150 | 08:00-17:00 | 1-6 | zamzam oleh-oleh-haji-box perlengkapan-umrah | Kemasan dan kotak oleh-oleh untuk syukuran sepulang haji. Bisa cetak nama keluarga. | Packaging and gift boxes for homecoming gatherings. We can print your family name.
Kemas Sriwijaya | 16.71.04 | 30137 | Jl. Demang Lebar Daun No. 84 | 08:30-16:30 | 1-6 | zamzam oleh-oleh-haji-box kosmetik | Botol mini, kotak, dan isi bingkisan. Minimal pembelian satu buah. | Mini bottles, boxes and things to put in them. No minimum order.
Melayu Berseri | 14.71.01 | 28121 | Jl. Ahmad Dahlan No. 19 | 09:00-17:00 | 1-6 | busana-muslim peci mukena kurma | Baju kurung, kain samping, dan tanjak dari Pekanbaru. Kami tutup setiap libur sekolah. | Malay dress, wraps and caps from Pekanbaru. We close during school holidays.
Mahakam Kemilau | 64.72.03 | 75124 | Jl. Pangeran Antasari No. 11 | 09:00-17:00 | 1-6 | tasbih parfum dekorasi | Manik-manik, tasbih, dan wewangian dari Samarinda. | Beads and fragrances from Samarinda.
Kurma Barelang | 21.71.10 | 29464 | Komplek Mahkota Niaga Blok B No. 3 | 09:00-18:00 | 1-7 | kurma makanan-minuman zamzam | Kurma impor resmi lewat Batam, kacang, dan wadah zamzam. | Officially imported dates through Batam, plus nuts and zamzam containers.
`

const daysFrom = (span: string): number[] => {
  const [first = 1, last = 7] = span.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

function storeOf(row: readonly string[]): Store {
  const name = cell(row, 0)
  const [opens_at = '', closes_at = ''] = cell(row, 4).split('-')
  return {
    id: idOf(`store ${name}`),
    slug: slugOf(name),
    name,
    subdistrict_id: cell(row, 1),
    postcode: cell(row, 2),
    street: cell(row, 3),
    opens_at,
    closes_at,
    open_days: daysFrom(cell(row, 5)),
    categories: cell(row, 6).split(' '),
    about: { id: cell(row, 7), en: cell(row, 8) },
  }
}

export const stores: readonly Store[] = table(9, written).map(storeOf)

/** Whose people have an account at the desk: the first of the list, and one that sells prayer beads. */
export const staffed = idOf('store Sahara Kurma')
export const secondStaffed = idOf('store Untai Jombang')

/** Away for a while when the demo is made, and the one whose licence of trade is being looked into. */
export const onHoliday = slugOf('Melayu Berseri')
export const suspended = slugOf('Mahakam Kemilau')
