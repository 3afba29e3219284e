import type { PostText } from '../post-text.ts'

export const menghadapiPanasDiMakkah: PostText = {
  slug: 'menghadapi-panas-di-makkah',
  category: 'health',
  author: 'dewi',
  picture_id: 'dunes-3-card',
  days_ago: 33,
  id: {
    title: 'Menghadapi panas di Makkah dan Madinah',
    summary: 'Minum sebelum haus, memilih jam yang teduh, dan mengenali tanda bahaya yang tidak boleh ditunggu.',
    text: `
Jamaah dari Indonesia terbiasa dengan panas yang lembap. Panas di Hijaz berbeda: kering, menyengat, dan menguras air
dari tubuh tanpa terasa karena keringat langsung menguap. Antara Mei dan September suhu siang di Makkah biasa berada
di atas empat puluh derajat. Pada musim dingin siangnya nyaman, tetapi malam di Madinah dapat membuat menggigil.

## Minum sebelum haus

Rasa haus datang terlambat, terutama pada orang tua. Biasakan beberapa teguk setiap lima belas sampai dua puluh menit
saat berada di luar. Air zamzam tersedia di seluruh masjid; bawalah botol kecil. Bila banyak berkeringat, selingi
dengan oralit atau makanan yang sedikit asin, karena air saja tidak mengganti garam yang hilang. Warna air seni adalah
penunjuk yang jujur: kuning pucat berarti cukup, kuning tua berarti kurang minum. Penderita gagal jantung atau ginjal
perlu menanyakan batas minumnya kepada dokter.

## Pilih jam

Tawaf sunah dan ziarah luar ruangan lebih ringan setelah Subuh atau setelah Isya. Antara pukul sebelas dan empat sore,
jadikan waktu itu untuk istirahat di kamar atau iktikaf di bagian masjid yang sejuk. Tidak ada lomba memperbanyak
langkah di tengah hari.

## Pakaian dan perlengkapan

- Payung berwarna terang, barang paling berguna di dalam koper
- Baju longgar dari katun, warna terang
- Sandal yang tidak licin; lantai pelataran di luar naungan dapat sangat panas
- Botol semprot, tabir surya tanpa wewangian bila sedang ihram, dan pelembap bibir tanpa aroma
- Kacamata hitam

Laki-laki yang berihram tidak mengenakan penutup yang menempel di kepala, tetapi boleh berteduh di bawah payung.

## Tanda yang perlu dihentikan

Pusing, mual, kram, keringat berlebihan, dan lemas adalah tanda kelelahan karena panas. Berhenti, cari tempat teduh,
longgarkan pakaian, minum sedikit demi sedikit, dan basahi kulit. Biasanya keadaan membaik dalam setengah jam.

## Tanda darurat

> Kulit panas, bicara kacau, linglung, kejang, atau pingsan adalah sengatan panas. Ini keadaan darurat, bukan lelah
biasa.

Hubungi petugas atau ambulans 997 sambil mendinginkan tubuh secepatnya: siram dengan air, kipasi, letakkan es di
leher, ketiak, dan lipat paha. Jangan memberi minum kepada orang yang tidak sadar penuh. Setiap menit berarti.

## Menjaga satu sama lain

Buat kebiasaan berpasangan. Setiap orang punya teman yang bertanya, “Sudah minum?” tiap kali bertemu. Simpan nomor
pembimbing dan nama hotel dalam huruf Arab di kartu yang digantung di leher. Pada hari pertama jangan langsung
mengejar semuanya; tubuh memerlukan beberapa hari untuk menyesuaikan diri. Ibadah yang dilakukan dengan tenang dan
selamat lebih mudah dikenang daripada yang dikejar sampai jatuh sakit.
`,
  },
  en: {
    title: 'Coping with the heat in Makkah and Madinah',
    summary: 'Drink before you are thirsty, choose the shaded hours, and know the signs that must not wait.',
    text: `
Pilgrims from Indonesia know humid heat. The heat of the Hijaz is different: dry and fierce, it takes water from the
body unnoticed, because sweat dries at once. From May to September the days in Makkah are usually above forty degrees.
In winter the days are pleasant, but a night in Madinah can make you shiver.

## Drink before you are thirsty

Thirst comes late, above all in old age. Take a few sips every fifteen to twenty minutes while you are outside. Zamzam
is offered all over the mosque; carry a small bottle. If you sweat much, add rehydration salts or something slightly
salty, since water alone does not replace the salt you lose. The colour of urine is an honest sign: pale yellow is
enough, dark yellow is too little. People with heart or kidney failure should ask their doctor how much they may
drink.

## Choose your hours

Extra tawaf and visits outdoors are lighter after Fajr or after Isha. From eleven to four, rest in your room or stay
in a cool part of the mosque. Nobody is counting your steps at noon.

## What to wear and carry

- A light-coloured umbrella, the most useful thing in your suitcase
- Loose cotton clothes in light colours
- Sandals that do not slip; the floor outside the shade can be very hot
- A spray bottle, sunscreen without perfume while in ihram, and an unscented lip balm
- Sunglasses

Men in ihram wear nothing that rests on the head, but may walk in the shade of an umbrella.

## Signs to stop

Dizziness, nausea, cramps, heavy sweating and weakness are signs of heat exhaustion. Stop, find shade, loosen your
clothes, drink little by little and wet the skin. It usually gets better within half an hour.

## Signs of an emergency

> Hot skin, confused speech, a vacant look, fits or fainting mean heat stroke. This is an emergency, not ordinary
tiredness.

Call the staff or an ambulance on 997, and cool the body as fast as you can: pour water, fan, put ice on the neck,
armpits and groin. Give nothing to drink to anyone who is not fully awake. Every minute counts.

## Looking after each other

Go in pairs. Let everyone have a friend who asks “Have you had a drink?” each time they meet. Keep the guide’s number
and the name of the hotel in Arabic on a card around your neck. Do not chase everything on the first day; a body needs
some days to get used to the heat. Worship done calmly and safely is easier to remember than worship pursued until one
falls ill.
`,
  },
}
