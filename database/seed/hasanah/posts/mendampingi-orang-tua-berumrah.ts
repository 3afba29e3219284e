import type { PostText } from '../post-text.ts'

export const mendampingiOrangTuaBerumrah: PostText = {
  slug: 'mendampingi-orang-tua-berumrah',
  category: 'family',
  author: 'rina',
  picture_id: 'family-silhouette-2-card',
  days_ago: 12,
  id: {
    title: 'Mendampingi orang tua berumrah',
    summary:
      'Kursi roda, kamar dekat lift, obat, dan kesabaran. Yang perlu disepakati anak sebelum mengajak ayah dan ibu.',
    text: `
Mengajak ayah dan ibu ke tanah suci adalah salah satu cara berbakti yang paling indah, dan salah satu yang paling
melelahkan. Perjalanan menjadi ringan bila pembagian tugas disepakati di rumah, bukan di depan pintu lift ketika semua
sudah lelah.

## Pilih paket dengan mata mereka

Yang penting bagi orang tua berbeda dari yang penting bagi kita: hotel dengan jalan datar ke masjid, penerbangan
langsung atau transit pendek, makanan yang lunak, dan acara yang tidak padat. Sembilan hari dengan dua hari istirahat
lebih baik daripada dua belas hari yang penuh. Tanyakan apakah ada lift yang cukup dan kamar mandi dengan pancuran,
bukan bak yang tinggi.

## Sebelum berangkat

- Pemeriksaan dokter dan jadwal obat dalam jam Arab Saudi
- Latihan berjalan ringan selama dua bulan
- Alat bantu dengar, gigi palsu, kacamata, dan cadangannya
- Kartu di leher: nama, hotel dalam huruf Arab, nomor Anda, penyakit, golongan darah
- Permintaan kursi roda kepada maskapai paling lambat dua hari sebelum terbang

## Di Masjidil Haram

Kursi roda tersedia, baik yang dapat dipinjam maupun yang didorong petugas berbayar dengan tarif resmi. Pesanlah hanya
kepada petugas berseragam dan sepakati harga sebelum mulai. Untuk tawaf tersedia jalur di lantai atas, juga kereta
listrik yang dapat dikendarai bersama. Untuk sa’i pun ada jalurnya. Tidak ada keharusan berada di lantai dasar; tawaf
dan sa’i di lantai atas sama sahnya.

Pilih waktu: larut malam setelah Isya, atau pagi setelah matahari naik, ketika rombongan besar beristirahat. Hindari
satu jam sebelum dan sesudah sholat Jumat.

## Bila terpisah

Sepakati satu titik temu yang mudah dikenali, misalnya gerbang bernomor di depan hotel, bukan “di dekat tiang besar”.
Ajari orang tua memperlihatkan kartunya kepada petugas. Pasang nomor Anda sebagai panggilan cepat di ponsel sederhana
yang bisa mereka pakai; perjalanan jauh bukan waktu yang tepat untuk belajar ponsel baru.

## Keringanan itu bagian dari agama

Orang tua sering memaksakan diri karena takut ibadahnya kurang. Ingatkan dengan lembut bahwa sholat boleh sambil duduk,
bahwa musafir mendapat keringanan, dan bahwa menyentuh Hajar Aswad bukan syarat apa pun. Minta pembimbing yang
mengatakannya; nasihat ustaz kadang lebih didengar daripada nasihat anak.

## Menjaga diri sendiri

1. Bergantian dengan saudara: satu menjaga, satu beribadah sendiri.
2. Tidur ketika mereka tidur.
3. Sediakan satu jam sehari yang benar-benar milik Anda.

Akan ada saat Anda kehilangan saf depan karena ibu perlu ke kamar kecil, atau membatalkan ziarah karena ayah
kelelahan. Pada saat itu, ingatlah bahwa Anda tidak sedang kehilangan ibadah. Anda sedang mengerjakannya.
`,
  },
  en: {
    title: 'Taking elderly parents on umrah',
    summary:
      'Wheelchairs, a room near the lift, medicine and patience: what children should agree on before they take father and mother along.',
    text: `
Taking your father and mother to the holy land is one of the most beautiful ways to serve them, and one of the most
tiring. It becomes lighter if the tasks are shared out at home and not in front of the lift, when everyone is worn
out.

## Choose a package with their eyes

What matters to them differs from what matters to us: a hotel on level ground to the mosque, a direct flight or a
short stop, soft food, and a programme with gaps. Nine days with two days of rest are better than twelve full ones.
Ask whether there are enough lifts, and a shower rather than a high bathtub.

## Before you leave

- A check-up, and a timetable of medicines in Saudi time
- Two months of light walking
- Hearing aids, dentures, glasses, and spares
- A card around the neck: name, hotel in Arabic, your number, illnesses, blood group
- A wheelchair asked of the airline at least two days before the flight

## In the Grand Mosque

There are wheelchairs to borrow and others pushed by paid staff at official rates. Turn only to people in uniform, and
agree on the price first. For tawaf there are lanes on the upper floors and electric carts to ride together; for sa’i
as well. Nobody has to be on the ground floor; tawaf and sa’i above are just as valid.

Choose your hours: late at night after Isha, or in the morning when the sun is up and large groups rest. Avoid the
hour before and after Friday prayer.

## If you lose each other

Agree on one place that is easy to know, such as a numbered gate in front of the hotel, not “near the big pillar”.
Teach your parents to show their card to the staff. Put your number on speed dial in a simple phone they already know;
a long journey is no time to learn a new one.

## Ease is part of the faith

Parents often push themselves for fear that their worship falls short. Remind them gently that one may pray seated,
that travellers are given ease, and that touching the Black Stone is a condition for nothing. Let the guide say so; a
teacher’s advice is sometimes heard better than a child’s.

## Looking after yourself

1. Take turns with your siblings: one watches, one worships alone.
2. Sleep when they sleep.
3. Keep one hour a day that is truly yours.

There will be a moment when you lose the front row because your mother needs the bathroom, or miss a visit because
your father is tired. Remember then that you are not missing your worship. You are in the middle of it.
`,
  },
}
