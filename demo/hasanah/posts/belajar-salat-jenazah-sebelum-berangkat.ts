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
      'Di dua masjid suci, sholat jenazah didirikan hampir setiap selesai sholat fardu. Pelajari empat takbirnya sejak di rumah.',
    text: `
Jamaah yang baru pertama kali ke Masjidil Haram sering bingung. Sholat fardu selesai, sebagian orang bersiap pergi,
lalu terdengar seruan pendek dari pengeras suara dan semua berdiri lagi. Itulah panggilan sholat jenazah. Di Masjidil
Haram dan Masjid Nabawi sholat ini didirikan hampir setiap selesai sholat fardu, karena banyak jenazah disholatkan di
sana.

## Mengapa perlu dipelajari

Sholat jenazah adalah fardu kifayah. Dalam riwayat Bukhari dan Muslim disebutkan pahala satu qirath bagi yang
mensholatkan dan dua qirath bagi yang mengantar sampai dimakamkan, dengan qirath diumpamakan sebesar gunung yang
besar. Di Tanah Suci Anda dapat melakukannya beberapa kali sehari, cukup dengan tetap tinggal beberapa menit.

## Mengenali seruannya

Setelah salam, muazin menyerukan kira-kira: “Ash-shalatu ‘alal-amwati yarhamukumullah”. Kata *amwat* berarti beberapa
jenazah; *mayyit* seorang laki-laki; *mayyitah* seorang perempuan; *thifl* seorang anak. Dari kata itu jamaah
mengetahui siapa yang disholatkan.

## Tata caranya

Sholat ini dilakukan berdiri, tanpa rukuk, sujud, azan, ataupun iqamah. Syaratnya sama dengan sholat lain: suci,
menutup aurat, menghadap kiblat.

1. **Takbir pertama**, lalu membaca Al-Fatihah.
2. **Takbir kedua**, lalu membaca selawat kepada Nabi ﷺ, seperti dalam tasyahud akhir.
3. **Takbir ketiga**, lalu mendoakan jenazah.
4. **Takbir keempat**, lalu berdoa sejenak bagi jenazah dan bagi yang ditinggalkan.
5. **Salam.**

Imam di dua masjid suci biasanya mengucapkan satu salam ke kanan. Ikutilah imam.

## Doa yang dibaca

Doa terpendek yang dikenal luas berbunyi *Allahummaghfir lahu warhamhu wa ‘afihi wa‘fu ‘anhu*: “Ya Allah, ampunilah
ia, rahmatilah ia, selamatkan dan maafkanlah ia.” Untuk perempuan, *hu* diganti *ha*; untuk banyak jenazah, *hum*.
Bila lupa, tetaplah berdoa dengan makna yang sama di dalam hati. Anda tetap boleh ikut walau belum hafal.

## Bila terlambat datang

Ikutlah takbir imam pada takbir yang Anda dapati, lalu sempurnakan takbir yang tertinggal setelah imam salam, dengan
bacaan yang singkat.

## Bagi perempuan

Perempuan yang berada di masjid dan mendapati sholat jenazah boleh ikut mensholatkan di safnya, sebagaimana sholat
berjamaah lainnya.

## Berlatih di rumah

Latihlah bersama keluarga pekan ini: satu orang menjadi imam, yang lain makmum, sebuah bantal di depan sebagai penanda
arah. Anak-anak juga mudah mengikutinya. Kemampuan ini berguna di Tanah Suci dan juga di lingkungan rumah, ketika ada
tetangga yang meninggal.
`,
  },
}
