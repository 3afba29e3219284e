import type { PostText } from './post-text.ts'
import { arafahMuzdalifahMinaDalamSatuPagi } from './posts/arafah-muzdalifah-mina-dalam-satu-pagi.ts'
import { belajarSalatJenazahSebelumBerangkat } from './posts/belajar-salat-jenazah-sebelum-berangkat.ts'
import { haidDanRencanaUmrah } from './posts/haid-dan-rencana-umrah.ts'
import { kakiSehatSelamaTawafDanSai } from './posts/kaki-sehat-selama-tawaf-dan-sai.ts'
import { laranganIhramYangSeringDitanyakan } from './posts/larangan-ihram-yang-sering-ditanyakan.ts'
import { masjidQubaDanBukitUhud } from './posts/masjid-quba-dan-bukit-uhud.ts'
import { membacaRincianHargaPaket } from './posts/membaca-rincian-harga-paket.ts'
import { membawaObatRutinKeTanahSuci } from './posts/membawa-obat-rutin-ke-tanah-suci.ts'
import { memilihTravelUmrahBerizin } from './posts/memilih-travel-umrah-berizin.ts'
import { mendampingiOrangTuaBerumrah } from './posts/mendampingi-orang-tua-berumrah.ts'
import { mengenalMasjidNabawiDanRaudhah } from './posts/mengenal-masjid-nabawi-dan-raudhah.ts'
import { menghadapiPanasDiMakkah } from './posts/menghadapi-panas-di-makkah.ts'
import { menyiapkanPasporUntukUmrah } from './posts/menyiapkan-paspor-untuk-umrah.ts'
import { menyusunAnggaranUmrahKeluarga } from './posts/menyusun-anggaran-umrah-keluarga.ts'
import { miqatUntukJamaahIndonesia } from './posts/miqat-untuk-jamaah-indonesia.ts'
import { siaranHasanahDibuka } from './posts/siaran-hasanah-dibuka.ts'
import { siaranLimaKepastianDiSetiapPaket } from './posts/siaran-lima-kepastian-di-setiap-paket.ts'
import { siaranSitusYangRamahLansia } from './posts/siaran-situs-yang-ramah-lansia.ts'
import { tandaPenawaranYangPerluDiwaspadai } from './posts/tanda-penawaran-yang-perlu-diwaspadai.ts'
import { umrahBersamaAnak } from './posts/umrah-bersama-anak.ts'
import { urutanUmrahDariNiatSampaiTahalul } from './posts/urutan-umrah-dari-niat-sampai-tahalul.ts'
import { vaksinDanPemeriksaanSebelumBerangkat } from './posts/vaksin-dan-pemeriksaan-sebelum-berangkat.ts'
import { visaUmrahDanAplikasiNusuk } from './posts/visa-umrah-dan-aplikasi-nusuk.ts'
import { zamzamSumurYangTidakBerhenti } from './posts/zamzam-sumur-yang-tidak-berhenti.ts'

export const allPosts: readonly PostText[] = [
  arafahMuzdalifahMinaDalamSatuPagi,
  belajarSalatJenazahSebelumBerangkat,
  haidDanRencanaUmrah,
  kakiSehatSelamaTawafDanSai,
  laranganIhramYangSeringDitanyakan,
  masjidQubaDanBukitUhud,
  membacaRincianHargaPaket,
  membawaObatRutinKeTanahSuci,
  memilihTravelUmrahBerizin,
  mendampingiOrangTuaBerumrah,
  mengenalMasjidNabawiDanRaudhah,
  menghadapiPanasDiMakkah,
  menyiapkanPasporUntukUmrah,
  menyusunAnggaranUmrahKeluarga,
  miqatUntukJamaahIndonesia,
  siaranHasanahDibuka,
  siaranLimaKepastianDiSetiapPaket,
  siaranSitusYangRamahLansia,
  tandaPenawaranYangPerluDiwaspadai,
  umrahBersamaAnak,
  urutanUmrahDariNiatSampaiTahalul,
  vaksinDanPemeriksaanSebelumBerangkat,
  visaUmrahDanAplikasiNusuk,
  zamzamSumurYangTidakBerhenti,
]
