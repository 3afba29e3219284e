import type { PostText } from '../post-text.ts'

export const laranganIhramYangSeringDitanyakan: PostText = {
  slug: 'larangan-ihram-yang-sering-ditanyakan',
  category: 'rites',
  author: 'hamid',
  picture_id: 'sajadah-2-card',
  days_ago: 55,
  id: {
    title: 'Larangan ihram yang paling sering ditanyakan',
    summary: 'Sabun, jam tangan, ikat pinggang, masker, menggaruk kepala: mana yang dilarang dan mana yang boleh.',
    text: `
Setelah berniat di miqat, banyak jamaah bertanya hal-hal kecil. Bolehkah memakai kacamata? Bagaimana kalau rambut
rontok? Kenali dulu larangan pokoknya. Jumlahnya tidak banyak.

## Larangan yang disepakati

Bagi laki-laki dan perempuan:

- memakai wewangian di badan atau pakaian setelah berniat,
- memotong rambut atau kuku,
- berburu binatang darat dan membantu perburuan,
- melangsungkan akad nikah atau melamar,
- berhubungan suami istri dan segala yang mendekatinya,
- berkata kotor, berbuat maksiat, dan bertengkar.

Khusus laki-laki: memakai pakaian yang dijahit membentuk tubuh seperti baju, celana, dan kaus dalam; memakai penutup
yang menempel di kepala; serta memakai alas kaki yang menutup mata kaki.

Khusus perempuan: memakai cadar dan sarung tangan. Selain itu ia memakai pakaian biasa yang menutup aurat, boleh
berwarna apa saja.

## Pertanyaan sehari-hari

**Jam tangan, kacamata, cincin, ikat pinggang, tas pinggang?** Boleh. Semua itu bukan pakaian yang membentuk tubuh.
Tas pinggang untuk paspor justru menolong.

**Sabun dan sampo?** Mandi boleh. Gunakan yang tidak beraroma, karena yang menjadi persoalan adalah wanginya. Bawalah
sabun dan pasta gigi yang netral dari rumah; hotel jarang menyediakannya.

**Menggaruk kepala?** Boleh, dengan lembut. Rambut yang rontok dengan sendirinya tidak menjadi masalah.

**Payung dan atap bus?** Boleh. Yang dilarang adalah sesuatu yang menempel di kepala laki-laki.

**Masker?** Banyak ulama membolehkan bila ada keperluan kesehatan; tanyakan pembimbing, terutama bagi perempuan.

**Kain ihram kotor atau basah?** Boleh dicuci dan diganti kapan saja. Berganti kain tidak membatalkan ihram.

**Peniti dan kancing?** Sebaiknya secukupnya agar kain tidak terlepas. Ikat pinggang biasanya lebih aman daripada
banyak peniti.

## Kalau melanggar karena lupa

Berhentilah seketika, bersihkan bila itu wewangian, dan lanjutkan ihram. Untuk pelanggaran tertentu ada fidyah, yaitu
pilihan antara berpuasa tiga hari, memberi makan enam orang miskin, atau menyembelih seekor kambing, sebagaimana
dasarnya disebut dalam surah Al-Baqarah ayat 196 tentang orang yang terpaksa mencukur karena gangguan di kepalanya.
Lupa, tidak tahu, dan sengaja dapat berbeda hukumnya menurut para ulama. Catat kejadiannya, lalu tanyakan kepada
pembimbing. Jangan menebak sendiri.

## Menjaga diri selama ihram

Dalam ihram semua jamaah memakai kain yang sama, kaya atau sederhana. Menahan diri dari bertengkar sering lebih berat
daripada menahan diri dari parfum, misalnya saat antre lift hotel. Latihlah kesabaran sejak sebelum berangkat.
`,
  },
}
