import type { PostText } from '../post-text.ts'

export const belajarSalatJenazahSebelumBerangkat: PostText = {
  slug: 'belajar-salat-jenazah-sebelum-berangkat',
  category: 'rites',
  author: 'hamid',
  picture_id: 'mosque-interior-2-card',
  days_ago: 78,
  id: {
    title: 'Belajar sholat jenazah sebelum berangkat',
    summary:
      'Di dua masjid suci, sholat jenazah didirikan hampir setiap selesai sholat fardu. Empat takbir yang layak dihafal sejak di rumah.',
    text: `
Jamaah yang baru pertama kali ke Masjidil Haram sering bingung. Sholat fardu selesai, sebagian orang bersiap pergi,
lalu terdengar seruan pendek dari pengeras suara dan semua berdiri lagi. Itulah panggilan sholat jenazah. Di Masjidil
Haram dan Masjid Nabawi sholat ini didirikan hampir setiap selesai sholat fardu, karena banyak jenazah disalatkan di
sana.

## Mengapa layak dipelajari

Sholat jenazah adalah fardu kifayah dan hadiah terakhir seorang muslim bagi saudaranya. Dalam riwayat Bukhari dan
Muslim disebutkan pahala satu qirath bagi yang menyalatkan dan dua qirath bagi yang mengantar sampai dimakamkan,
dengan qirath diumpamakan sebesar gunung yang besar. Di tanah suci Anda dapat melakukannya beberapa kali sehari, cukup
dengan tetap tinggal beberapa menit.

## Mengenali seruannya

Setelah salam, muazin menyerukan kira-kira: “Ash-shalatu ‘alal-amwati yarhamukumullah”. Kata *amwat* berarti beberapa
jenazah; *mayyit* seorang laki-laki; *mayyitah* seorang perempuan; *thifl* seorang anak. Dari kata itulah jamaah
mengetahui siapa yang disalatkan.

## Tata caranya

Sholat ini dilakukan berdiri, tanpa rukuk, sujud, azan, ataupun iqamah. Syaratnya sama dengan sholat lain: suci, menutup
aurat, menghadap kiblat.

1. **Takbir pertama**, lalu membaca Al-Fatihah.
2. **Takbir kedua**, lalu membaca selawat kepada Nabi ﷺ, seperti dalam tasyahud akhir.
3. **Takbir ketiga**, lalu mendoakan jenazah.
4. **Takbir keempat**, lalu berdoa sejenak bagi jenazah dan bagi yang ditinggalkan.
5. **Salam.**

Imam di dua masjid suci biasanya mengucapkan satu salam ke kanan. Ikutilah imam.

## Doa yang dibaca

Doa terpendek yang dikenal luas berbunyi *Allahummaghfir lahu warhamhu wa ‘afihi wa‘fu ‘anhu*: “Ya Allah, ampunilah
ia, rahmatilah ia, selamatkan dan maafkanlah ia.” Untuk perempuan, *hu* diganti *ha*; untuk banyak jenazah, *hum*.
Bila lupa, tetaplah berdoa dengan makna yang sama di dalam hati. Tidak hafal bukan alasan untuk pergi.

## Bila terlambat datang

Ikutlah takbir imam pada takbir yang Anda dapati, lalu sempurnakan takbir yang tertinggal setelah imam salam, dengan
bacaan yang singkat.

## Perempuan pun ikut

Perempuan yang berada di masjid dan mendapati sholat jenazah boleh ikut menyalatkan di safnya, sebagaimana sholat
berjamaah lainnya.

## Berlatih di rumah

Latihlah bersama keluarga pekan ini: satu orang menjadi imam, yang lain makmum, sebuah bantal di depan sebagai penanda
arah. Anak-anak pun mudah mengikutinya. Bekal ini tidak hanya terpakai di tanah suci. Suatu hari tetangga akan
memerlukannya, dan suatu hari kita sendiri akan berada di depan saf, menunggu doa orang-orang yang bersedia tinggal
beberapa menit lebih lama.
`,
  },
}
