import type { PostText } from './post-text.ts'

/** What editors are still writing: `in_days` where it is to come out by itself. */
export const unpublished: readonly (PostText & { in_days?: number })[] = [
  {
    slug: 'tas-kabin-untuk-dua-puluh-jam-perjalanan',
    category: 'documents',
    author: 'laila',
    picture_id: 'airport-2-card',
    days_ago: 2,
    in_days: 3,
    id: {
      title: 'Isi tas kabin untuk dua puluh jam perjalanan',
      summary: 'Dari rumah sampai hotel bisa dua puluh jam. Ini yang sebaiknya ada di tas yang Anda bawa sendiri.',
      text: `
Koper besar baru Anda lihat lagi di hotel. Selama perjalanan, semua yang Anda perlukan ada di satu tas kecil.

## Dokumen dan uang

- Paspor, tiket, dan kartu vaksin dalam satu map tipis
- Uang tunai secukupnya, dipisah di dua tempat
- Nomor pembimbing, ditulis di kertas

## Kesehatan

Bawa obat rutin untuk tiga hari dalam kemasan aslinya. Tambahkan masker, tisu basah, dan kaus kaki tipis.

## Pakaian

Jamaah laki-laki yang mengambil miqat di pesawat membawa kain ihram di tas ini, bukan di koper.
`,
    },
    en: {
      title: 'What to pack in your cabin bag for twenty hours of travel',
      summary: 'From home to hotel can take twenty hours. This is what belongs in the bag you carry yourself.',
      text: `
You see your large suitcase again at the hotel. Until then, everything you need is in one small bag.

## Documents and money

- Passport, ticket and vaccination card in one thin folder
- Some cash, in two separate places
- Your guide’s number, written on paper

## Health

Bring three days of your regular medicine in its own packaging. Add masks, wet wipes and thin socks.

## Clothes

Men who enter ihram on the plane carry their ihram cloth in this bag, not in the suitcase.
`,
    },
  },
  {
    slug: 'menabung-umrah-bersama-pasangan',
    category: 'money',
    author: 'bagas',
    picture_id: 'savings-2-card',
    days_ago: 1,
    id: {
      title: 'Menabung umrah bersama pasangan',
      summary: 'Satu tujuan, dua penghasilan. Cara sederhana menyepakati setoran tiap bulan.',
      text: `
Banyak pasangan menunda umrah karena merasa uangnya tidak pernah cukup. Mulailah dari satu angka yang disepakati berdua.

## Hitung dulu jumlahnya

Ambil harga paket yang Anda incar, tambah biaya paspor dan bekal. Bagi dengan jumlah bulan sampai berangkat.

## Pisahkan rekeningnya

Setoran otomatis pada hari gajian lebih mudah dijaga daripada sisa di akhir bulan.
`,
    },
  },
  {
    slug: 'tanya-jawab-kursi-roda-di-masjidil-haram',
    category: 'health',
    author: 'dewi',
    picture_id: 'kaaba-2-card',
    days_ago: 4,
    id: {
      title: 'Tanya jawab: kursi roda di Masjidil Haram',
      summary: 'Di mana meminjamnya, jalur mana yang dipakai, dan kapan waktu yang lebih lengang.',
      text: `
Draf ini masih menunggu jawaban dari pembimbing di Makkah.

## Pertanyaan yang paling sering masuk

- Di mana kursi roda dipinjam?
- Apakah pendorongnya resmi?
- Lantai mana yang lebih lengang untuk tawaf?
`,
    },
  },
]
