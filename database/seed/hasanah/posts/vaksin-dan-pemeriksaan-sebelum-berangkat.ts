import type { PostText } from '../post-text.ts'

export const vaksinDanPemeriksaanSebelumBerangkat: PostText = {
  slug: 'vaksin-dan-pemeriksaan-sebelum-berangkat',
  category: 'health',
  author: 'dewi',
  picture_id: 'zamzam-2-card',
  days_ago: 14,
  id: {
    title: 'Vaksin dan pemeriksaan kesehatan sebelum berangkat umrah',
    summary:
      'Meningitis paling lambat sepuluh hari sebelum tiba, obat rutin yang cukup, dan percakapan jujur dengan dokter.',
    text: `
Umrah adalah ibadah yang banyak berjalan kaki, di tengah kerumunan, di udara yang kering. Tubuh yang disiapkan membuat
hati lebih lapang untuk berdoa. Persiapan kesehatan yang baik dimulai sekitar dua bulan sebelum berangkat.

## Vaksin meningitis

Arab Saudi mewajibkan vaksin meningitis meningokokus jenis ACWY bagi jamaah umrah dan haji. Suntikan harus sudah
diberikan paling lambat sepuluh hari sebelum tiba, supaya tubuh sempat membentuk kekebalan. Sertifikatnya berlaku lima
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
suhu yang dapat melewati empat puluh derajat pada musim panas. Dengan gambaran itu dokter dapat menyesuaikan obat,
bukan sekadar menulis surat sehat.

## Kehamilan dan penyakit lama

Ibu hamil dan penderita penyakit kronis tidak otomatis dilarang, tetapi keputusannya perlu dibuat bersama dokter dan
penyelenggara. Maskapai punya aturan sendiri untuk ibu hamil, biasanya meminta surat keterangan pada usia kehamilan
tertentu. Bicarakan lebih awal agar tidak kecewa di loket.

## Dua bulan, empat langkah

1. **Delapan minggu sebelumnya:** periksa kesehatan dan mulai berjalan kaki tiap pagi, tambah jaraknya perlahan.
2. **Enam minggu:** vaksin meningitis dan lainnya.
3. **Dua minggu:** siapkan obat rutin untuk seluruh perjalanan ditambah satu minggu, lengkap dengan resep.
4. **Tiga hari:** istirahat, cukup minum, dan jangan memaksakan lembur terakhir di kantor.

## Yang dibawa di tas kecil

Sertifikat vaksin, ringkasan penyakit dan obat dalam bahasa Inggris, nomor keluarga, dan golongan darah. Selembar
kertas ini dapat menyelamatkan waktu ketika Anda sendiri sulit berbicara. Tulisan ini membantu Anda bersiap dan tidak
menggantikan nasihat dokter yang mengenal Anda.
`,
  },
  en: {
    title: 'Vaccinations and a check-up before umrah',
    summary:
      'Meningitis at least ten days before you arrive, enough of your regular medicine, and an honest talk with a doctor.',
    text: `
Umrah is a worship of much walking, among crowds, in dry air. A body that was made ready leaves the heart free to
pray. Good preparation starts about two months before you leave.

## Meningitis

Saudi Arabia requires the meningococcal ACWY vaccine of umrah and hajj pilgrims. It must be given at least ten days
before you arrive, so that the body has time to build protection. The certificate is valid for five years for the
conjugate vaccine and for three for the polysaccharide one; the kind is written on your international certificate. In
Indonesia it is given at appointed clinics and hospitals and at the health quarantine offices. Bring your passport so
that the name is written the same way.

## Other vaccines

More may be asked for, depending on illnesses in the country you come from. The polio vaccine, for example, has lately
been asked of travellers from several countries, Indonesia among them. A seasonal flu vaccine is strongly advised,
since coughs and colds are the most common complaint in crowds. Ask your agency or the quarantine office how things
stand before you make an appointment, so that one visit is enough.

## Checks that help

- Blood pressure and blood sugar, above all past forty
- Heart and lungs for those who are easily out of breath
- Teeth: a toothache on a journey is far more trouble than at home
- Eyes, and a spare pair of glasses

Tell the doctor what you are going to do: walk several kilometres a day, sleep in pieces, and meet temperatures that
can pass forty degrees in summer. With that picture a doctor can adjust your medicine instead of merely signing a
letter.

## Pregnancy and long illness

Neither is a ban in itself, but the decision is best made together with a doctor and your agency. Airlines have rules
of their own for expectant mothers and usually ask for a letter from a certain week on. Speak early, so that nobody is
disappointed at the counter.

## Two months, four steps

1. **Eight weeks before:** a check-up, and a walk every morning that slowly grows longer.
2. **Six weeks:** meningitis and the other vaccines.
3. **Two weeks:** regular medicine for the whole journey and one week more, with its prescription.
4. **Three days:** rest, drink enough, and leave the last late evenings at the office to others.

## In your small bag

Vaccination certificates, a summary of illnesses and medicines in English, the number of your family, and your blood
group. This one sheet saves time when you yourself cannot speak. This article helps you prepare and does not replace a
doctor who knows you.
`,
  },
}
