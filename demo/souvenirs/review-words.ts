/** What buyers write; Indonesian unless said otherwise. Shared by things of a kind. */
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

const eaten = lines(`
Anak-anak suka, belum seminggu sudah habis.
Rasanya pas, tidak terlalu manis. Orang tua saya minta dipesankan lagi.
Tanggal kedaluwarsanya masih lama, kemasan tersegel.
Dibagikan ke tetangga sepulang umrah, semua bilang enak.
Isinya sesuai berat, sudah saya timbang di rumah.
Pengiriman ke Palembang tiga hari, sampai dalam keadaan bagus.
Kemasannya rapi, pantas untuk hadiah.
Sudah pesan tiga kali, mutunya sama terus.
`)
const worn = lines(`
Ukurannya pas, sesuai keterangan toko.
Jahitannya rapi, tidak ada benang yang lepas.
Kainnya adem dipakai seharian di Madinah.
Warnanya sama dengan di gambar.
Dicuci dua kali tidak luntur.
Ringan di koper dan cepat kering.
Bahannya jatuh dan tidak menerawang.
Dibeli untuk manasik, ternyata enak dipakai harian.
`)
const used = lines(`
Barang sesuai gambar, dibungkus rapi.
Bahannya lebih tebal dari dugaan saya.
Dipakai dua minggu di tanah suci, masih awet.
Berguna sekali, tidak makan tempat di koper.
Untuk harga segini sudah bagus.
Penjual cepat menjawab pertanyaan sebelum saya beli.
Dipesan sore, besoknya sudah dikirim.
Saya beli lima untuk rombongan, semuanya sama baik.
`)
const scented = lines(`
Wanginya lembut, tidak bikin pusing.
Tahan dari pagi sampai asar di baju.
Botolnya tidak bocor sampai di rumah.
Ada nomor BPOM di botol, saya cek memang terdaftar.
Cocok di kulit saya yang sensitif.
Suami saya suka, pesan lagi ukuran yang lebih besar.
`)
const read = lines(`
Bahasanya mudah dipahami, hurufnya besar.
Dibaca bersama ibu sebelum berangkat, sangat membantu.
Kertasnya bagus dan jilidnya kuat.
Ukurannya pas di tas selempang.
Sampai dengan pelindung sudut, tidak ada yang terlipat.
Sudah saya pinjamkan ke teman pengajian.
`)
const adorned = lines(`
Terpasang di ruang tamu, banyak yang tanya beli di mana.
Pengerjaannya halus, terlihat buatan tangan.
Dikemas dengan kardus ganda, tidak ada yang retak.
Warnanya lebih kalem dari di layar, tetapi saya suka.
Ukurannya sesuai keterangan.
`)

export const praise: Readonly<Record<string, readonly string[]>> = {
  kurma: eaten,
  'makanan-minuman': eaten.slice(1),
  'oleh-oleh-haji-box': eaten.slice(2),
  mukena: worn,
  'busana-muslim': worn,
  peci: worn.slice(1, 5),
  anak: used,
  parfum: scented,
  kosmetik: scented.slice(2),
  buku: read,
  dekorasi: adorned,
}
export const otherPraise = used

export const english = lines(`
Exactly as described, and it arrived well packed.
Good quality for the price. Would buy again.
Bought it for my mother before our umrah. She loves it.
Quick answer from the store and fast delivery.
`)
export const smallComplaints = lines(`
Pengirimannya agak lama, lima hari ke Makassar.
Kardusnya penyok, untung isinya tidak apa-apa.
Warnanya sedikit lebih tua dari gambar.
Satu bintang kurang karena tidak ada kartu ucapan seperti yang saya minta.
`)
export const bigComplaints = lines(`
Yang datang warnanya lain. Sudah ditukar, tetapi harus menunggu seminggu.
Isi kurang satu. Toko mengirim susulan setelah saya kirim foto.
Lebih kecil dari bayangan saya, baca ukurannya baik-baik.
`)
