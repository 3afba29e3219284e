import { jakartaDate } from '#core/time.ts'
import { random } from '../drawings/random.ts'
import { akadsOf } from './bank-terms.ts'
import { onlyLicence } from './licences.ts'
import { cell, fill, joined, table, texts } from './naming.ts'
import { type Licensee, partnerRow } from './partner-row.ts'
import { agencyRows, bankRows, channelRows } from './words/other-partners.ts'

const ofThis = ({ slug, id }: { slug: string; id: string }, now: Date) => ({
  slug,
  partner_id: id,
  today: jakartaDate(now),
})

const akadWords = {
  murabahah: texts(
    'Harga tunai, margin, dan totalnya disebut dalam rupiah sebelum akad. | Cash price, margin and total are stated in rupiah before you sign.',
  ),
  'ijarah multijasa': texts(
    'Upah jasa (ujrah) disebut dalam rupiah dan tidak bergantung pada besar dana. | The service fee (ujrah) is stated in rupiah and does not depend on the amount.',
  ),
  wadiah: texts(
    'Dana dititipkan dan dapat diambil kapan saja. Tidak ada imbalan yang dijanjikan. | The bank keeps your money safe and you can withdraw it at any time. No return is promised.',
  ),
  mudharabah: texts(
    'Hasil usaha dibagi menurut nisbah nasabah:bank. Besarnya mengikuti kinerja dan tidak dijamin. | Earnings are shared by a customer:bank ratio. The amount depends on results and is not guaranteed.',
  ),
} as const

/** OJK has licensed banks since then; the older ones hold one of that year. */
const firstLicences = 2014

export function banks(now: Date): Licensee[] {
  const intro = texts(
    '{name} adalah bank syariah yang berdiri pada {year} dan berkantor pusat di {city}. | {name} is a sharia bank founded in {year} and based in {city}.',
  )
  const ruralIntro = texts(
    '{name} adalah bank perekonomian rakyat syariah (BPRS) yang berdiri pada {year} dan berkantor pusat di {city}. | {name} is a sharia rural bank (BPRS) founded in {year} and based in {city}.',
  )
  return table(3, bankRows).map((row, i) => {
    const [name, city, year] = [cell(row, 0), cell(row, 1), Number(cell(row, 2))]
    const base = partnerRow({ kind: 'financial', name, city_name: city, founded_year: year, position: i + 1, now })
    return {
      ...base,
      licences: onlyLicence(ofThis(base, now), 'OJK', `/OJK-SYA/${Math.max(year, firstLicences)}`),
      legal_name: `PT ${name}`,
      about: fill(
        joined([
          ...(name.startsWith('BPRS ') ? ruralIntro : intro),
          ...akadsOf(name).flatMap((akad) => akadWords[akad]),
        ]),
        {
          name,
          city,
          year,
        },
      ),
      cover_picture_id: `savings-${(i % 4) + 1}-card`,
    }
  })
}

const agencyWords = texts(`
{name} menawarkan paket dari travel berizin kepada warga {city} dan membantu mengurus dokumen. Nama travel ada di setiap paket. | {name} recommends packages from licensed travel agencies to people in {city} and helps with documents. Every package names its travel agency.
Sejak {year}, {name} membantu calon jamaah di {city}, dari paspor sampai manasik. | Since {year}, {name} has helped pilgrims in {city} with everything from passports to preparation classes.
Di {city}, {name} membantu membandingkan paket dan mendampingi pendaftaran tanpa biaya tambahan. | In {city}, {name} helps you compare packages and register at no extra cost.
`)
const channelWords = texts(`
{name} menampilkan paket perjalanan ibadah kepada pembaca dan anggotanya. Pemesanan dan pembayaran tetap di sini. | {name} shows pilgrimage packages to its readers and members. You still book and pay here.
Melalui {name}, anggotanya di {city} dapat mencari paket dari travel berizin dengan harga yang sama. | Through {name}, its members in {city} can find packages from licensed agencies at the same price.
`)

export function agencies(now: Date): Licensee[] {
  return table(3, agencyRows).map((row, i) => {
    const [name, city, year] = [cell(row, 0), cell(row, 1), Number(cell(row, 2))]
    const base = partnerRow({ kind: 'agency', name, city_name: city, founded_year: year, position: i + 1, now })
    const about = fill(random(name).pick(agencyWords), { name, city, year })
    return { ...base, licences: onlyLicence(ofThis(base, now), 'NIB'), legal_name: `CV ${name}`, about }
  })
}

export function channels(now: Date): Licensee[] {
  return table(4, channelRows).map((row, i) => {
    const [slug, name, city, year] = [cell(row, 0), cell(row, 1), cell(row, 2), Number(cell(row, 3))]
    const base = partnerRow({ kind: 'tdc', slug, name, city_name: city, founded_year: year, position: i + 1, now })
    const about = fill(random(name).pick(channelWords), { name, city, year })
    return { ...base, licences: onlyLicence(ofThis(base, now), 'NIB'), legal_name: name, about }
  })
}
