import type { PostText } from '../post-text.ts'

export const urutanUmrahDariNiatSampaiTahalul: PostText = {
  slug: 'urutan-umrah-dari-niat-sampai-tahalul',
  category: 'rites',
  author: 'hamid',
  picture_id: 'kaaba-2-card',
  days_ago: 3,
  is_header: true,
  id: {
    title: 'Urutan umrah dari niat sampai tahallul',
    summary: 'Umrah punya empat amalan utama. Pelajari urutannya dahulu; bacaan yang panjang boleh menyusul.',
    text: `
Buku panduan umrah tebal, tetapi amalannya sedikit: berihram dari miqat, tawaf, sa’i, lalu mencukur atau memotong
rambut. Seluruhnya dapat selesai dalam beberapa jam. Pelajari urutannya lebih dulu, lalu bacaan yang panjang.

## 1. Ihram dari miqat

Mandi, membersihkan diri, dan memakai pakaian ihram: dua helai kain tanpa jahitan bagi laki-laki, pakaian yang menutup
aurat bagi perempuan dengan wajah dan telapak tangan terbuka. Kemudian berniat di miqat, batas tempat yang telah
ditetapkan, dengan ucapan “Labbaikallahumma ‘umratan”. Sejak saat itu larangan ihram berlaku dan talbiyah dibaca berulang-ulang:

<p lang="ar" dir="rtl">لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ
وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ</p>

“Aku penuhi panggilan-Mu ya Allah, aku penuhi panggilan-Mu. Aku penuhi panggilan-Mu, tidak ada sekutu bagi-Mu, aku penuhi
panggilan-Mu. Sesungguhnya segala puji, nikmat, dan kerajaan adalah milik-Mu, tidak ada sekutu bagi-Mu.”

## 2. Tawaf

Masuk Masjidil Haram dalam keadaan suci. Tawaf dimulai sejajar dengan Hajar Aswad dan berputar tujuh kali dengan
Ka’bah di sebelah kiri. Tidak perlu berdesakan untuk mencium Hajar Aswad; memberi isyarat dari jauh sambil bertakbir
sudah cukup. Selama berputar Anda bebas berdoa dengan bahasa apa pun. Antara Rukun Yamani dan Hajar Aswad biasa dibaca
doa “Rabbana atina fid-dun-ya hasanah, wa fil-akhirati hasanah, wa qina ‘adzaban-nar”.

Setelah tujuh putaran, sholat dua rakaat di belakang Maqam Ibrahim bila mungkin, atau di bagian mana pun dari masjid
bila ramai. Lalu minumlah zamzam.

## 3. Sa’i

Sa’i dimulai di bukit Safa dan berakhir di Marwah, tujuh kali perjalanan: Safa ke Marwah dihitung satu, Marwah ke Safa
dihitung dua. Laki-laki berlari kecil di antara dua tanda lampu hijau; perempuan berjalan biasa. Sa’i mengenang Hajar
yang mencari air untuk putranya, Ismail. Wudu dianjurkan tetapi tidak menjadi syarat menurut kebanyakan ulama.

## 4. Tahallul

Laki-laki mencukur gundul atau memendekkan rambut; mencukur gundul lebih utama. Perempuan memotong ujung rambut
sepanjang ruas jari. Dengan itu larangan ihram selesai dan umrah Anda tuntas.

## Rukun dan wajib

- **Rukun**, yang tidak dapat ditinggalkan: ihram dengan niat, tawaf, sa’i, tahallul, dan tertib urutannya.
- **Wajib**, yang bila tertinggal diganti dam: berihram dari miqat dan menjauhi larangannya.

Mazhab berbeda pada sebagian rincian. Ikutilah pembimbing rombongan Anda, tanyakan sebelum bertindak, dan jangan ragu
bertanya lagi. Sebelum berangkat, berlatihlah di rumah dengan [manasik umrah](/panduan/manasik), yang menampilkan satu
langkah per layar dan menghitung putaran.
`,
  },
  en: {
    title: 'The steps of umrah, from intention to tahallul',
    summary: 'Umrah has four main rites. Learn their order first; you can learn the longer supplications later.',
    text: `
Umrah guidebooks are thick, but the rites are few: enter ihram at the miqat, perform tawaf around the Kaaba, walk sa’i
between Safa and Marwah, then shave or cut your hair. You can complete everything in a few hours. Learn the order
first, then the longer supplications.

## 1. Ihram at the miqat

Bathe and put on ihram clothing: two unsewn sheets for men, and for women clothes that cover the body, with face and
hands uncovered. Then make your intention at the miqat, the set boundary, with the words “Labbayk Allahumma ‘umratan”. The
restrictions of ihram now apply, and you repeat the talbiyah:

<p lang="ar" dir="rtl">لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ
وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ</p>

“Here I am, O Allah, here I am. Here I am, You have no partner, here I am. Surely all praise, grace and dominion are
Yours; You have no partner.”

## 2. Tawaf

Enter the Grand Mosque in a state of ablution. Start tawaf in line with the Black Stone and walk around the Kaaba
seven times with the Kaaba on your left. You don’t need to push through to kiss the Black Stone: point to it from
where you are and say the takbir. You may make supplication in any language. Between the Yemeni Corner and the Black
Stone, people say “Rabbana atina fid-dunya hasanah, wa fil-akhirati hasanah, wa qina ‘adhaban-nar”.

After seven rounds, pray two rak‘ahs behind the Station of Ibrahim if you can, or anywhere in the mosque if it is
crowded. Then drink zamzam.

## 3. Sa’i

Sa’i starts at Safa and ends at Marwah, seven lengths in all: Safa to Marwah is one, Marwah to Safa is two. Men jog
between the two green lights; women walk as usual. Sa’i recalls Hajar, who searched for water for her son Ismail.
Ablution is recommended, but most scholars do not require it.

## 4. Tahallul

Men shave their heads or cut their hair short; shaving is better. Women cut a fingertip’s length from the ends. The
restrictions of ihram end and your umrah is complete.

## Pillars and duties

- **Pillars**, which you must not leave out: ihram with the intention, tawaf, sa’i, tahallul, and the correct order.
- **Duties**, which require a sacrifice if missed: entering ihram at the miqat and avoiding what ihram forbids.

The schools of law differ in some details. Follow your group’s guide, ask before you act, and ask again if something
is not clear. Before you leave, practise the steps at home with [umrah step by step](/en/panduan/manasik), which shows
one step per screen and counts your rounds of tawaf and sa’i.
`,
  },
}
