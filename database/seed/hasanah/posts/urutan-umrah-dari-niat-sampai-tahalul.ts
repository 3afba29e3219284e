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
    summary:
      'Empat pekerjaan besar yang saling menyambung. Bila Anda memahami urutannya, doa mana pun yang Anda hafal akan menemukan tempatnya.',
    text: `
Umrah terlihat rumit karena buku panduannya tebal. Kerangkanya sebenarnya pendek: berihram dari miqat, tawaf, sa’i,
lalu mencukur atau memotong rambut. Seluruhnya dapat selesai dalam beberapa jam. Pelajari urutannya lebih dulu; bacaan
yang panjang boleh menyusul.

## 1. Ihram dari miqat

Mandi, membersihkan diri, dan memakai pakaian ihram: dua helai kain tanpa jahitan bagi laki-laki, pakaian yang menutup
aurat bagi perempuan dengan wajah dan telapak tangan terbuka. Kemudian berniat di miqat, batas tempat yang telah
ditetapkan, dengan ucapan “Labbaika umrah”. Sejak saat itu larangan ihram berlaku dan talbiyah dibaca berulang-ulang:

<p lang="ar" dir="rtl">لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ
وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ</p>

“Aku penuhi panggilan-Mu ya Allah, aku penuhi panggilan-Mu. Aku penuhi panggilan-Mu, tiada sekutu bagi-Mu, aku penuhi
panggilan-Mu. Sesungguhnya segala puji, nikmat, dan kerajaan adalah milik-Mu, tiada sekutu bagi-Mu.”

## 2. Tawaf

Masuk Masjidil Haram dalam keadaan suci. Tawaf dimulai sejajar dengan Hajar Aswad dan berputar tujuh kali dengan
Ka’bah di sebelah kiri. Tidak perlu berdesakan untuk mencium Hajar Aswad; memberi isyarat dari jauh sambil bertakbir
sudah cukup. Selama berputar Anda bebas berdoa dengan bahasa apa pun. Antara Rukun Yamani dan Hajar Aswad biasa dibaca
doa “Rabbana atina fid-dunya hasanah, wa fil-akhirati hasanah, wa qina ‘adzaban-nar”.

Setelah tujuh putaran, sholat dua rakaat di belakang Maqam Ibrahim bila mungkin, atau di bagian mana pun dari masjid
bila ramai. Lalu minumlah zamzam.

## 3. Sa’i

Sa’i dimulai di bukit Safa dan berakhir di Marwah, tujuh kali perjalanan: Safa ke Marwah dihitung satu, Marwah ke Safa
dihitung dua. Laki-laki berlari kecil di antara dua tanda lampu hijau; perempuan berjalan biasa. Sa’i mengenang Hajar
yang mencari air untuk putranya, Ismail. Wudu dianjurkan tetapi tidak menjadi syarat menurut kebanyakan ulama.

## 4. Tahallul

Laki-laki mencukur habis atau memendekkan rambut; mencukur habis lebih utama. Perempuan memotong ujung rambut
sepanjang ruas jari. Dengan itu larangan ihram selesai dan umrah Anda tuntas.

## Rukun dan wajib

- **Rukun**, yang tidak dapat ditinggalkan: ihram dengan niat, tawaf, sa’i, tahallul, dan tertib urutannya.
- **Wajib**, yang bila tertinggal diganti dam: berihram dari miqat dan menjauhi larangannya.

Mazhab berbeda pada sebagian rincian. Ikutilah pembimbing rombongan Anda, tanyakan sebelum bertindak, dan jangan ragu
mengulang pertanyaan. Orang yang bertanya di awal jarang menyesal di akhir.
`,
  },
  en: {
    title: 'Umrah in order, from intention to the cutting of hair',
    summary:
      'Four great acts that follow one another. Once you know the order, whatever prayers you have learned will find their place.',
    text: `
Umrah looks complicated because the guidebooks are thick. Its frame is short: enter ihram at the miqat, circle the
Kaaba, walk between Safa and Marwah, then shave or cut the hair. All of it can be done in a few hours. Learn the order
first; the longer texts may follow.

## 1. Ihram at the miqat

Bathe, and put on the clothes of ihram: two unsewn cloths for men, modest clothing for women with face and hands
uncovered. Then make the intention at the miqat, the appointed boundary, with the words “Labbayka umrah”. From then on
the rules of ihram hold, and the talbiyah is said again and again:

<p lang="ar" dir="rtl">لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ
وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ</p>

“Here I am, O God, here I am. Here I am, You have no partner, here I am. Praise, grace and dominion are Yours; You
have no partner.”

## 2. Tawaf

Enter the Grand Mosque in a state of purity. Tawaf begins in line with the Black Stone and goes round seven times with
the Kaaba on the left. There is no need to push to kiss the Stone; a sign from afar with a takbir is enough. While you
walk you may pray in any language. Between the Yemeni Corner and the Black Stone people say “Rabbana atina fid-dunya
hasanah, wa fil-akhirati hasanah, wa qina ‘adhaban-nar”.

After seven rounds pray two rak‘ahs behind the Station of Ibrahim if you can, or anywhere in the mosque if it is
crowded. Then drink zamzam.

## 3. Sa’i

Sa’i begins at Safa and ends at Marwah, seven walks in all: from Safa to Marwah is one, back again is two. Men jog
between the two green lights; women walk. It recalls Hajar, who searched for water for her son Ismail. Ablution is
recommended, but most scholars do not make it a condition.

## 4. Cutting the hair

Men shave or shorten their hair; shaving is better. Women cut the length of a fingertip from the ends. With that the
rules of ihram are over and your umrah is complete.

## Pillars and duties

- **Pillars**, which cannot be left out: ihram with intention, tawaf, sa’i, cutting the hair, and their order.
- **Duties**, for which a penalty is due if missed: entering ihram at the miqat and keeping away from what it forbids.

The schools differ in some details. Follow the guide of your group, ask before you act, and do not be shy to ask
twice. Whoever asks at the beginning seldom regrets at the end.
`,
  },
}
