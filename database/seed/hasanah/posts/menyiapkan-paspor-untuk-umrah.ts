import type { PostText } from '../post-text.ts'

export const menyiapkanPasporUntukUmrah: PostText = {
  slug: 'menyiapkan-paspor-untuk-umrah',
  category: 'papers',
  author: 'laila',
  picture_id: 'airport-2-card',
  days_ago: 11,
  id: {
    title: 'Paspor untuk umrah: mulai dari mana, berapa lama, apa yang sering salah',
    summary:
      'Masa berlaku, ejaan nama, janji temu, sampai foto yang ditolak. Panduan singkat agar paspor tidak menjadi alasan batal berangkat.',
    text: `
Paspor adalah dokumen pertama yang diperiksa dan terakhir yang boleh hilang. Menyiapkannya tidak sulit, tetapi ada
urutan yang membuatnya tenang. Idealnya Anda mulai tiga bulan sebelum tanggal berangkat, agar ada waktu memperbaiki
kesalahan.

## Periksa masa berlaku lebih dulu

Paspor harus masih berlaku paling sedikit enam bulan terhitung dari hari Anda berangkat. Banyak penyelenggara meminta
tujuh atau delapan bulan sebagai cadangan, karena visa diurus beberapa minggu sebelumnya. Buka paspor semua anggota
keluarga hari ini juga, termasuk milik anak: paspor anak berlaku lebih pendek daripada paspor dewasa.

## Membuat janji

Pendaftaran dilakukan lewat aplikasi M-Paspor. Pilih kantor imigrasi, tanggal, lalu unggah dokumen dan bayar. Di kota
besar jadwal dapat penuh, jadi coba juga kantor imigrasi di kota sebelah; Anda boleh mengurusnya di kantor mana pun.
Orang tua lanjut usia dan penyandang disabilitas biasanya mendapat jalur prioritas, tanyakan ketika datang.

## Dokumen yang dibawa

- KTP elektronik dan kartu keluarga
- Akta kelahiran, ijazah, atau buku nikah: salah satu yang memuat nama, tempat, dan tanggal lahir
- Paspor lama bila ada, juga bila sudah kedaluwarsa

Bawa yang asli. Petugas mencocokkan ejaan di semua dokumen, dan di sinilah kebanyakan masalah muncul.

## Satu huruf yang menunda

“Muhammad” di KTP dan “Mochamad” di ijazah adalah dua orang bagi komputer. Bila ejaan berbeda, urus pembetulan di
dinas kependudukan sebelum membuat paspor, bukan setelah visa ditolak. Bagi yang hanya memiliki satu kata nama,
tanyakan kepada penyelenggara bagaimana nama itu sebaiknya tertulis agar cocok dengan sistem visa; petugas imigrasi
dapat memberi halaman penambahan nama.

## Hari wawancara

Datang dengan pakaian rapi yang tidak berwarna putih, karena latar foto putih. Kacamata dilepas, wajah terlihat utuh
dari dahi sampai dagu; kerudung tetap dipakai. Pertanyaannya sederhana: hendak ke mana, dengan siapa, berapa lama.
Jawab apa adanya. Setelah itu paspor selesai dalam beberapa hari kerja.

## Setelah paspor di tangan

1. Baca setiap huruf di halaman identitas sebelum meninggalkan loket.
2. Foto halaman itu, kirim ke diri sendiri dan satu anggota keluarga di rumah.
3. Serahkan ke penyelenggara dengan tanda terima.
4. Jangan melipat, membasahi, atau menempelkan stiker pada sampulnya.

Bila paspor hilang di Arab Saudi, jangan panik: laporkan kepada pembimbing, buat laporan polisi setempat, dan Konsulat
Jenderal RI di Jeddah dapat menerbitkan surat perjalanan untuk pulang. Salinan yang Anda simpan sejak awal akan
mempersingkat semuanya.
`,
  },
  en: {
    title: 'A passport for umrah: where to begin, how long it takes, what goes wrong',
    summary:
      'Validity, the spelling of a name, the appointment and photos that are refused: a short guide so that a passport is never why you stay behind.',
    text: `
A passport is the first thing anyone checks and the last thing you may lose. Getting one is not hard, but there is an
order that keeps it calm. Begin three months before you leave, so that there is time to put mistakes right.

## Check the validity first

A passport must be valid for at least six months from the day you leave. Many agencies ask for seven or eight, since
the visa is arranged some weeks earlier. Open the passports of the whole family today, children included: theirs
expire sooner than an adult’s.

## Making the appointment

Indonesians register in the M-Paspor app: choose an immigration office and a day, upload the papers and pay. In large
cities the calendar fills up, so try the office in the next town as well; any office may serve you. Elderly people and
people with disabilities usually have a priority lane. Ask when you arrive.

## What to bring

- Electronic identity card and family card
- A birth certificate, school diploma or marriage book: one that shows name, place and date of birth
- The old passport if there is one, even if it has expired

Bring the originals. The officer compares the spelling in all of them, and this is where most problems appear.

## One letter that delays everything

“Muhammad” on the identity card and “Mochamad” on the diploma are two people to a computer. If the spelling differs,
have it corrected at the civil registry before you apply, not after a visa was refused. If you have a single name, ask
your agency how it should be written to fit the visa system; immigration can add a further name on an endorsement
page.

## The interview

Dress neatly and not in white, because the background of the photo is white. Glasses come off and the face is seen
from forehead to chin; a headscarf stays on. The questions are simple: where to, with whom, for how long. Answer as it
is. The passport is ready a few working days later.

## When you hold it

1. Read every letter of the identity page before you leave the counter.
2. Photograph that page and send it to yourself and to someone at home.
3. Hand it to the agency against a receipt.
4. Do not fold it, wet it or put stickers on its cover.

Should it be lost in Saudi Arabia, keep calm: tell your guide, report it to the local police, and the Indonesian
Consulate General in Jeddah can issue a travel document for the way home. The copy you kept makes all of that shorter.
`,
  },
}
