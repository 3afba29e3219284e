import type { PostText } from '../post-text.ts'

export const memilihTravelUmrahBerizin: PostText = {
  slug: 'memilih-travel-umrah-berizin',
  category: 'choosing',
  author: 'rina',
  picture_id: 'kaaba-3-card',
  days_ago: 6,
  id: {
    title: 'Lima hal yang harus pasti sebelum Anda membayar umrah',
    summary:
      'Izin, jadwal, penerbangan, hotel dan visa: lima pertanyaan sederhana yang memisahkan paket yang siap berangkat dari paket yang baru berupa janji.',
    text: `
Umrah sering dibeli dengan uang yang dikumpulkan bertahun-tahun. Karena itu wajar kalau keputusan memilih travel
terasa berat. Kabar baiknya, hampir semua kasus jamaah yang gagal berangkat berawal dari hal yang sebenarnya bisa
diperiksa lebih dulu. Pemerintah merangkumnya dalam gerakan Lima Pasti Umrah, dan kita bisa memakainya sebagai daftar
periksa di meja makan.

## 1. Pasti izinnya

Travel yang boleh memberangkatkan jamaah umrah disebut PPIU, penyelenggara perjalanan ibadah umrah, dan memegang izin
resmi. Mintalah nomor izin dan nama badan usahanya, lalu cocokkan dengan daftar yang diterbitkan kementerian.
Perhatikan nama PT, bukan nama merek: satu merek bisa dijual oleh banyak orang, sedangkan izin melekat pada
perusahaan. Kalau Anda membeli lewat agen atau kenalan, tanyakan PPIU mana yang benar-benar memberangkatkan.

## 2. Pasti jadwalnya

Tanggal berangkat dan pulang harus tertulis. Kalimat seperti “berangkat setelah kuota penuh” atau “sekitar bulan
Rajab” bukan jadwal. Jadwal yang pasti juga berarti ada kota keberangkatan yang jelas, jam kumpul, dan nama pendamping
yang bisa dihubungi.

## 3. Pasti terbangnya

Tanyakan maskapai, nomor penerbangan, dan berapa kali transit. Tiket pulang sama pentingnya dengan tiket pergi. Dua
minggu sebelum berangkat, wajar bila Anda meminta kode pemesanan dan memeriksanya sendiri di situs maskapai.

## 4. Pasti hotelnya

“Setaraf bintang empat” tidak cukup. Minta nama hotel di Makkah dan Madinah, lalu lihat di peta berapa menit berjalan
kaki ke masjid. Untuk orang tua, jalan datar lima menit lebih berharga daripada lobi yang mewah. Pastikan pula tipe
kamar Anda: berempat, bertiga, atau berdua.

## 5. Pasti visanya

Visa diurus penyelenggara dan terbit sebelum hari keberangkatan, bukan di bandara. Serahkan paspor hanya dengan tanda
terima, dan simpan salinan visa begitu terbit. Cocokkan nama dan nomor paspor di lembar visa huruf demi huruf;
kesalahan kecil lebih mudah diperbaiki seminggu sebelum berangkat daripada di loket imigrasi.

## Sebelum menekan tombol bayar

- Bayar ke rekening atas nama perusahaan, bukan rekening pribadi.
- Simpan kuitansi, brosur, dan percakapan; foto saja sudah cukup.
- Baca aturan pembatalan: kapan uang kembali, berapa potongannya, dan kepada siapa Anda mengajukannya.
- Bandingkan [paket umrah](/umroh) berdasarkan harga akhirnya, bukan harga mulai dari.

Kelima pertanyaan ini tidak membuat Anda terlihat cerewet. Penyelenggara yang baik sudah menyiapkan jawabannya, dan
biasanya justru senang ditanya. Kalau jawabannya berputar-putar, Anda baru saja menghemat uang dan air mata.
`,
  },
  en: {
    title: 'Five things to be sure of before you pay for umrah',
    summary:
      'Licence, dates, flight, hotel and visa: five plain questions that tell a package that is ready to leave from one that is only a promise.',
    text: `
Umrah is often paid for with the savings of many years, so it is only natural that choosing an agency feels like a
heavy decision. The good news is that nearly every story of pilgrims left behind began with something that could have
been checked beforehand. The Indonesian government sums it up as the Five Certainties of umrah, and they make a fine
checklist for the kitchen table.

## 1. The licence

An agency that may send pilgrims is called a PPIU and holds an official licence. Ask for the licence number and the
name of the company, and compare both with the list the ministry publishes. Look at the name of the company, not of
the brand: a brand can be sold by many, but a licence belongs to one company. If you buy through an agent or a friend,
ask which PPIU will actually take you.

## 2. The dates

The day you leave and the day you return must be in writing. “When the group is full” or “around Rajab” is not a date.
A sure date also comes with a city of departure, a time to meet, and a guide whose number you have.

## 3. The flight

Ask for the airline, the flight number and the number of stops. The ticket home matters as much as the ticket out. Two
weeks before you leave it is quite normal to ask for the booking code and to look it up yourself on the airline’s
site.

## 4. The hotel

“Similar to four stars” is not enough. Ask for the names of the hotels in Makkah and Madinah and see on a map how many
minutes they are on foot from the mosque. For elderly parents, five level minutes are worth more than a grand lobby.
Make sure of the room as well: for four, three or two.

## 5. The visa

The visa is arranged by the agency and is issued before the day you leave, never at the airport. Hand over your
passport only against a receipt, and keep a copy of the visa as soon as it is there.

## Before you press pay

- Pay into an account in the name of the company, not of a person.
- Keep receipts, brochures and messages; a photo will do.
- Read the rules for cancelling: when money comes back, how much is kept, and whom to ask.
- Compare [umrah packages](/en/umroh) by their final price, not by “from” prices.

Asking these five questions does not make you difficult. A good agency has the answers ready and is usually glad to be
asked. If the answers go round in circles, you have just saved money and tears.
`,
  },
}
