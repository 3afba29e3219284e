import type { PostText } from '../post-text.ts'

export const vaksinDanPemeriksaanSebelumBerangkat: PostText = {
  slug: 'vaksin-dan-pemeriksaan-sebelum-berangkat',
  category: 'health',
  author: 'dewi',
  picture_id: 'zamzam-2-card',
  days_ago: 14,
  id: {
    title: 'Vaksin dan pemeriksaan kesehatan sebelum berangkat umrah',
    summary: 'Meningitis paling lambat sepuluh hari sebelum berangkat, obat rutin yang cukup, dan pemeriksaan dokter.',
    text: `
Selama umrah Anda banyak berjalan kaki, di tengah kerumunan dan udara kering. Mulailah menyiapkan kesehatan sekitar
dua bulan sebelum berangkat.

## Vaksin meningitis

Arab Saudi mewajibkan vaksin meningitis meningokokus jenis ACWY bagi jamaah umrah dan haji. Suntikan harus sudah
diberikan paling lambat sepuluh hari sebelum berangkat, supaya tubuh sempat membentuk kekebalan. Sertifikatnya berlaku lima
tahun untuk vaksin konjugat dan tiga tahun untuk vaksin polisakarida; jenisnya tertulis di sertifikat internasional
Anda. Vaksinasi dilayani di klinik dan rumah sakit yang ditunjuk serta di balai kekarantinaan kesehatan. Bawa paspor
agar namanya tertulis sama.

## Vaksin lain

Persyaratan dapat bertambah menurut keadaan penyakit di negara asal. Vaksin polio, misalnya, belakangan diminta dari
pelaku perjalanan dari beberapa negara, termasuk Indonesia. Vaksin flu musiman sangat dianjurkan karena batuk pilek
adalah keluhan yang paling umum di tengah keramaian. Tanyakan keadaan terbaru kepada penyelenggara atau petugas
kekarantinaan sebelum membuat janji, agar satu kunjungan cukup untuk semuanya.

## Pemeriksaan yang berguna

- Tekanan darah dan gula darah, terutama bila di atas empat puluh tahun
- Jantung dan paru bagi yang mudah sesak
- Gigi: sakit gigi di perjalanan jauh lebih merepotkan daripada di rumah
- Mata dan kacamata cadangan

Ceritakan kepada dokter apa yang akan Anda lakukan: berjalan beberapa kilometer dalam sehari, tidur yang terpotong,
suhu yang dapat melewati empat puluh derajat pada musim panas. Dengan begitu dokter dapat menyesuaikan obat Anda.

## Kehamilan dan penyakit lama

Ibu hamil dan penderita penyakit kronis tidak otomatis dilarang, tetapi keputusannya perlu dibuat bersama dokter dan
penyelenggara. Maskapai punya aturan sendiri untuk ibu hamil, biasanya meminta surat keterangan pada usia kehamilan
tertentu. Bicarakan lebih awal agar tidak ditolak di loket.

## Dua bulan, empat langkah

1. **Delapan minggu sebelumnya:** periksa kesehatan dan mulai berjalan kaki tiap pagi, tambah jaraknya perlahan.
2. **Enam minggu:** vaksin meningitis dan lainnya.
3. **Dua minggu:** siapkan obat rutin untuk seluruh perjalanan ditambah satu minggu, lengkap dengan resep.
4. **Tiga hari:** istirahat, cukup minum, dan jangan memaksakan lembur terakhir di kantor.

## Yang dibawa di tas kecil

Sertifikat vaksin, ringkasan penyakit dan obat dalam bahasa Inggris, nomor keluarga, dan golongan darah. Catatan ini
menghemat waktu bila Anda sulit berbicara. Artikel ini tidak menggantikan nasihat dokter Anda.
`,
  },
  en: {
    title: 'Vaccinations and health check before umrah',
    summary:
      'Meningitis at least ten days before departure, enough of your regular medicine, and a check-up with your doctor.',
    text: `
Umrah means a lot of walking, in crowds and in dry air. Start preparing your health about two months before you leave.

## Meningitis

Saudi Arabia requires the meningococcal ACWY vaccine for umrah and hajj pilgrims. Have it at least ten days
before departure, so your body has time to build immunity. The certificate is valid for five years for the conjugate
vaccine and three years for the polysaccharide vaccine; the type is stated on your international certificate. In
Indonesia you can be vaccinated at designated clinics and hospitals and at health quarantine offices. Bring your
passport so your name is spelled the same.

## Other vaccinations

Requirements can change with the diseases in your home country. Polio vaccination, for example, has recently been
required of travellers from several countries, including Indonesia. A seasonal flu vaccination is strongly
recommended, because coughs and colds are the most common illnesses in crowds. Ask your organiser or the quarantine
office for the current rules before you make an appointment, so you can have everything in one visit.

## Useful checks

- Blood pressure and blood sugar, especially if you are over 40
- Heart and lungs, if you get out of breath easily
- Teeth: a toothache is much harder to treat on a trip
- Eyes, and a spare pair of glasses

Tell your doctor what you will be doing: walking several kilometres a day, sleeping irregularly, and being outside in
temperatures that can exceed 40 °C in summer. Your doctor can then adjust your medicine.

## Pregnancy and long-term illness

You are not automatically barred from travelling, but decide together with your doctor and organiser. Airlines have
their own rules for pregnant passengers and usually ask for a medical letter from a certain week. Ask early, so you
are not turned away at check-in.

## Two months, four steps

1. **Eight weeks before:** have a check-up and start walking every morning, a little further each week.
2. **Six weeks:** have the meningitis and other vaccinations.
3. **Two weeks:** get your regular medicine for the whole trip plus one week, with the prescription.
4. **Three days:** rest, drink enough and avoid working late.

## In your small bag

Carry your vaccination certificates, a summary of your illnesses and medicines in English, your family’s mobile number
and your blood type. It saves time if you cannot speak for yourself. This article does not replace the advice of your
own doctor.
`,
  },
}
