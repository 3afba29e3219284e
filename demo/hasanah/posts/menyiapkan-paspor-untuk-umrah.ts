import type { PostText } from '../post-text.ts'

export const menyiapkanPasporUntukUmrah: PostText = {
  slug: 'menyiapkan-paspor-untuk-umrah',
  category: 'documents',
  author: 'laila',
  picture_id: 'airport-2-card',
  days_ago: 11,
  id: {
    title: 'Paspor untuk umrah: mulai dari mana, berapa lama, apa yang sering salah',
    summary: 'Masa berlaku, ejaan nama, janji temu, sampai foto yang ditolak. Cara menyiapkan paspor tepat waktu.',
    text: `
Paspor adalah dokumen pertama yang diperiksa. Membuatnya tidak sulit bila dimulai lebih awal. Mulailah tiga bulan
sebelum tanggal berangkat, agar ada waktu memperbaiki kesalahan.

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

## Bila ejaan nama berbeda

Bagi komputer, “Muhammad” di KTP dan “Mochamad” di ijazah adalah dua orang. Bila ejaan berbeda, urus pembetulan di
dinas kependudukan sebelum membuat paspor. Bagi yang hanya memiliki satu kata nama, tanyakan kepada penyelenggara
bagaimana nama itu sebaiknya tertulis agar cocok dengan sistem visa; petugas imigrasi dapat memberi halaman penambahan
nama.

## Hari wawancara

Datang dengan pakaian rapi yang tidak berwarna putih, karena latar foto putih. Kacamata dilepas, wajah terlihat utuh
dari dahi sampai dagu; kerudung tetap dipakai. Pertanyaannya sederhana: hendak ke mana, dengan siapa, berapa lama.
Jawab apa adanya. Setelah itu paspor selesai dalam beberapa hari kerja.

## Setelah paspor di tangan

1. Baca setiap huruf di halaman identitas sebelum meninggalkan loket.
2. Foto halaman itu, kirim ke diri sendiri dan satu anggota keluarga di rumah.
3. Serahkan ke penyelenggara dengan tanda terima.
4. Jangan melipat, membasahi, atau menempelkan stiker pada sampulnya.

Bila paspor hilang di Arab Saudi, laporkan kepada pembimbing, buat laporan polisi setempat, dan Konsulat Jenderal RI
di Jeddah dapat menerbitkan surat perjalanan untuk pulang. Salinan yang Anda simpan sejak awal akan mempersingkat
semuanya.
`,
  },
  en: {
    title: 'Getting a passport for umrah: steps, time and common mistakes',
    summary:
      'Validity, spelling of your name, appointments and rejected photos: how to get your passport ready in time.',
    text: `
Your passport is the first document anyone checks. Getting one is not hard if you start early. Begin three months
before departure, so there is time to correct mistakes.

## Check the validity first

Your passport must be valid for at least six months from the day you leave. Many organisers ask for seven or eight
months, because the visa is arranged a few weeks earlier. Check the passports of your whole family today, including
the children’s, which expire sooner than an adult’s.

## Make an appointment

In Indonesia you register with the M-Paspor app: choose an immigration office and a date, upload your documents and
pay. In large cities appointments can fill up, so try the office in the next town too. You can apply at any office.
Older people and people with disabilities usually have a priority lane. Ask when you arrive.

## What to bring

- Electronic ID card and family card
- A birth certificate, school diploma or marriage certificate that shows your name and your place and date of birth
- Your old passport, if you have one, even if it has expired

Bring the originals. The officer compares the spelling on all documents, and this is where most problems appear.

## Different spellings of your name

To a computer, “Muhammad” on your ID card and “Mochamad” on your diploma are two different people. If the spelling
differs, have it corrected at the civil registry before you apply for a passport. If you have a single name, ask your
organiser how it should be written for the visa system. The immigration office can add a name on a separate page.

## The interview

Wear neat clothes in any colour but white, because the photo background is white. Take off your glasses. Your face
must be visible from forehead to chin; you keep your headscarf on. The questions are simple: where you are going, with
whom and for how long. The passport is ready within a few working days.

## When you have your passport

1. Read every letter on the identity page before you leave the counter.
2. Photograph that page and send it to yourself and to someone at home.
3. Hand it to the organiser against a receipt.
4. Don’t fold it, get it wet or put stickers on the cover.

If you lose your passport in Saudi Arabia, tell your guide and report it to the local police. The Indonesian Consulate
General in Jeddah can issue a travel document for your return. The copy you kept makes this faster.
`,
  },
}
