import type { PostText } from '../post-text.ts'

export const mendampingiOrangTuaBerumrah: PostText = {
  slug: 'mendampingi-orang-tua-berumrah',
  category: 'family',
  author: 'rina',
  picture_id: 'family-silhouette-2-card',
  days_ago: 12,
  id: {
    title: 'Mendampingi orang tua berumrah',
    summary: 'Kursi roda, kamar dekat lift, dan obat: yang perlu disepakati anak sebelum mengajak ayah dan ibu.',
    text: `
Mengajak ayah dan ibu ke Tanah Suci perlu persiapan dan tenaga. Perjalanan lebih ringan bila pembagian tugas
disepakati sejak di rumah.

## Pilih paket yang cocok bagi mereka

Carilah hotel dengan jalan datar ke masjid, penerbangan langsung atau transit pendek, makanan yang lunak, dan acara
yang tidak padat. Sembilan hari dengan dua hari istirahat lebih baik daripada dua belas hari yang penuh. Tanyakan
apakah lift cukup dan kamar mandi memakai pancuran tanpa bak yang tinggi.

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

Pilih waktu: larut malam setelah isya, atau pagi setelah matahari naik, ketika rombongan besar beristirahat. Hindari
satu jam sebelum dan sesudah sholat Jumat.

## Bila terpisah

Sepakati satu titik temu yang mudah dikenali, misalnya gerbang bernomor di depan hotel, bukan “di dekat tiang besar”.
Ajari orang tua memperlihatkan kartunya kepada petugas. Pasang nomor Anda sebagai panggilan cepat di ponsel sederhana
yang biasa mereka pakai. Perjalanan jauh bukan waktu yang tepat untuk belajar ponsel baru.

## Keringanan bagi lansia

Orang tua sering memaksakan diri karena takut ibadahnya kurang. Ingatkan dengan lembut bahwa sholat boleh sambil
duduk, bahwa musafir mendapat keringanan, dan bahwa menyentuh Hajar Aswad bukan syarat apa pun. Minta pembimbing yang
mengatakannya; nasihat ustaz kadang lebih didengar daripada nasihat anak.

## Menjaga diri sendiri

1. Bergantian dengan saudara: satu menjaga, satu beribadah sendiri.
2. Tidur ketika mereka tidur.
3. Sediakan satu jam sehari untuk Anda sendiri.

Mungkin Anda kehilangan saf depan karena ibu perlu ke kamar kecil, atau batal ziarah karena ayah kelelahan. Merawat
orang tua juga ibadah.
`,
  },
  en: {
    title: 'Taking your parents on umrah',
    summary: 'Wheelchairs, a room near the lift and medicine: what to agree on before you take your father and mother.',
    text: `
Taking your parents on umrah takes planning and energy. It is easier if you and your brothers and sisters agree at
home who does what.

## Choose a package that suits them

Look for a hotel with a flat walk to the mosque, a direct flight or a short transit, soft food, and a programme with
free time. Nine days with two rest days are better than twelve full days. Ask whether there are enough lifts, and
whether the bathroom has a shower instead of a high bathtub.

## Before you leave

- A medical check-up, and a medicine schedule in Saudi time
- Two months of light walking
- Hearing aids, dentures and glasses, with spares
- A card to wear around the neck: name, hotel in Arabic, your mobile number, illnesses, blood type
- A wheelchair, requested from the airline at least two days before the flight

## In the Grand Mosque

You can borrow a wheelchair or pay staff to push one at official rates. Ask only staff in uniform, and agree on the
price first. For tawaf there are lanes on the upper floors and electric carts you can ride together. Sa’i has its own
lane too. You don’t have to be on the ground floor: tawaf and sa’i on the upper floors are just as valid.

Go late at night after isha, or in the morning after sunrise, when large groups are resting. Avoid the hour before and
after Friday prayer.

## If you get separated

Agree on one meeting point that is easy to recognise, such as a numbered gate in front of the hotel. “Near the big
pillar” is not clear enough. Teach your parents to show their card to the staff. Save your number as a speed dial
on a simple phone they already know how to use. A long trip is not the time to learn a new one.

## Concessions for older pilgrims

Older people often push themselves because they worry that their worship is not enough. Remind them gently that they
may pray sitting down, that travellers have concessions, and that touching the Black Stone is not required. Ask the
guide to tell them. Sometimes parents listen more to a teacher than to their children.

## Look after yourself

1. Take turns with your brothers and sisters: one looks after your parents while the other worships.
2. Sleep when they sleep.
3. Keep one hour a day for yourself.

You may lose a place in the front row because your mother needs the bathroom, or miss a tour because your father is
tired. Caring for your parents is also worship.
`,
  },
}
