import type { PostText } from '../post-text.ts'

export const menghadapiPanasDiMakkah: PostText = {
  slug: 'menghadapi-panas-di-makkah',
  category: 'health',
  author: 'dewi',
  picture_id: 'dunes-3-card',
  days_ago: 33,
  id: {
    title: 'Menghadapi panas di Makkah dan Madinah',
    summary: 'Minum sebelum haus, keluar pada jam yang lebih sejuk, dan kenali tanda bahayanya.',
    text: `
Jamaah dari Indonesia terbiasa dengan panas yang lembap. Di Makkah dan Madinah panasnya kering. Tubuh kehilangan air
tanpa terasa karena keringat langsung menguap. Antara Mei dan September suhu siang di Makkah biasa berada di atas
empat puluh derajat. Pada musim dingin siangnya nyaman, tetapi malam di Madinah bisa dingin.

## Minum sebelum haus

Rasa haus datang terlambat, terutama pada orang tua. Biasakan beberapa teguk setiap lima belas sampai dua puluh menit
saat berada di luar. Air zamzam tersedia di seluruh masjid; bawalah botol kecil. Bila banyak berkeringat, selingi
dengan oralit atau makanan yang sedikit asin, karena air saja tidak mengganti garam yang hilang. Periksa warna air
seni: kuning pucat berarti cukup minum, kuning tua berarti kurang. Penderita gagal jantung atau ginjal perlu
menanyakan batas minumnya kepada dokter.

## Pilih jam

Tawaf sunah dan ziarah luar ruangan lebih ringan setelah subuh atau setelah isya. Antara pukul 10.00 dan 16.00,
beristirahatlah di kamar atau beriktikaf di bagian masjid yang sejuk.

## Pakaian dan perlengkapan

- Payung berwarna terang
- Baju longgar dari katun, warna terang
- Sandal yang tidak licin; lantai pelataran di luar naungan dapat sangat panas
- Botol semprot, tabir surya tanpa wewangian bila sedang ihram, dan pelembap bibir tanpa aroma
- Kacamata hitam

Laki-laki yang berihram tidak mengenakan penutup yang menempel di kepala, tetapi boleh berteduh di bawah payung.

## Kapan harus berhenti

Pusing, mual, kram, keringat berlebihan, dan lemas adalah tanda kelelahan karena panas. Berhenti, cari tempat teduh,
longgarkan pakaian, minum sedikit demi sedikit, dan basahi kulit. Biasanya keadaan membaik dalam setengah jam.

## Tanda darurat

> Kulit panas, tidak berkeringat lagi, bicara kacau, linglung, kejang, atau pingsan adalah tanda sengatan panas. Ini
keadaan darurat.

Hubungi petugas atau ambulans 997 sambil mendinginkan tubuh secepatnya: siram dengan air, kipasi, letakkan es di
leher, ketiak, dan lipat paha. Jangan memberi minum kepada orang yang tidak sadar penuh.

## Menjaga satu sama lain

Berjalanlah berpasangan dan saling bertanya, “Sudah minum?” setiap kali bertemu. Gantungkan kartu di leher dengan
nomor HP pembimbing dan nama hotel dalam huruf Arab. Jangan langsung mengejar semuanya pada hari pertama; tubuh perlu
beberapa hari untuk menyesuaikan diri. Beristirahatlah sebelum jatuh sakit.
`,
  },
  en: {
    title: 'Coping with the heat in Makkah and Madinah',
    summary: 'Drink before you are thirsty, go out at cooler hours, and know the danger signs.',
    text: `
Indonesians are used to humid heat. In Makkah and Madinah the heat is dry. You lose water without noticing because
sweat evaporates at once. From May to September, daytime temperatures in Makkah are usually above 40 °C. Winter days
are mild, but nights in Madinah can be cold.

## Drink before you are thirsty

You feel thirst late, especially when you are older. Take a few sips every 15 to 20 minutes when you are outside.
Zamzam is available all over the mosque; carry a small bottle. If you sweat a lot, add rehydration salts or something
slightly salty, because water alone does not replace lost salt. Check the colour of your urine: pale yellow means you
drink enough, dark yellow means you need more. If you have heart or kidney failure, ask your doctor how much you may
drink.

## Choose the right time

Voluntary tawaf and outdoor visits are easier after fajr or after isha. Between 10 am and 4 pm, rest in your room or
stay in a cool part of the mosque.

## What to wear and carry

- A light-coloured umbrella
- Loose cotton clothes in light colours
- Non-slip sandals; the ground outside the shade can be very hot
- A spray bottle, unscented lip balm, and unscented sunscreen while in ihram
- Sunglasses

Men in ihram may not wear anything on their heads, but they may use an umbrella.

## When to stop

Dizziness, nausea, cramps, heavy sweating and weakness are signs of heat exhaustion. Stop, find shade, loosen your
clothes, drink a little at a time and wet your skin. You should feel better within half an hour.

## Emergency

> Hot skin, no sweating, confused speech, disorientation, seizures or fainting are signs of heat stroke. This is an
emergency.

Call the staff or an ambulance on 997, and cool the body as fast as you can: pour water over it, fan it, and put ice
on the neck, armpits and groin. Don’t give drinks to someone who is not fully conscious.

## Look after each other

Go in pairs, and ask each other “Have you had a drink?” every time you meet. Wear a card around your neck with your
guide’s mobile number and the hotel name in Arabic. Don’t try to do everything on the first day: your body needs a few
days to adjust. Stop and rest before you fall ill. Tell your guide early if you feel unwell, so the group can slow
down or call a doctor in time.
`,
  },
}
