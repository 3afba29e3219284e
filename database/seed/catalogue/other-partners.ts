import { jakartaDate } from '#core/time.ts'
import { random } from '../drawings/random.ts'
import { onlyLicence } from './licences.ts'
import { cell, fill, joined, table, texts } from './naming.ts'
import { type Licensee, partnerRow } from './partner-row.ts'
import { agencyRows, bankRows, channelRows } from './words/houses.ts'

const ofThis = ({ slug, id }: { slug: string; id: string }, now: Date) => ({
  slug,
  partner_id: id,
  today: jakartaDate(now),
})

const akadWords = {
  murabahah: texts(
    'Harga perolehan, margin, dan harga jual disebut dalam rupiah sebelum akad. | Cost, margin and selling price are stated in rupiah before you sign.',
  ),
  'ijarah multijasa': texts(
    'Upah jasa (ujrah) disebut dalam rupiah dan tidak bergantung pada besar dana. | The service fee (ujrah) is stated in rupiah and does not follow the sum.',
  ),
  wadiah: texts(
    'Dana dititipkan dan dapat diambil kapan saja; tidak ada imbalan yang dijanjikan. | Money is kept in trust and can be taken out at any time; no return is promised.',
  ),
  mudharabah: texts(
    'Hasil usaha dibagi menurut nisbah nasabah:bank; besarnya mengikuti kinerja dan tidak dijamin. | Earnings are shared by the ratio of customer to bank; they follow results and are not guaranteed.',
  ),
} as const

const isAkad = (akad: string): akad is keyof typeof akadWords => akad in akadWords
const number = (text: string): number | null => (text === '' ? null : Number(text))

export function banks(now: Date): Licensee[] {
  const intro = texts(
    '{name} adalah bank syariah demo yang berkantor pusat di {city} sejak {year}. | {name} is a demo sharia bank based in {city} since {year}.',
  )
  return table(8, bankRows).map((row, i) => {
    const [name, city, year, akad] = [cell(row, 0), cell(row, 1), Number(cell(row, 2)), cell(row, 3)]
    if (!isAkad(akad)) throw new Error(`no such akad: ${akad}`)
    const base = partnerRow({ kind: 'financial', name, city_name: city, founded_year: year, position: i + 1, now })
    return {
      ...base,
      licences: onlyLicence(ofThis(base, now), 'OJK', `/OJK-SYA/${year}`),
      legal_name: `PT ${name}`,
      about: fill(joined([...intro, ...akadWords[akad]]), { name, city, year }),
      cover_picture_id: `savings-${(i % 4) + 1}-card`,
      akad,
      minimum_savings: number(cell(row, 4)),
      administrative_cost: number(cell(row, 5)),
      profit_share: cell(row, 6) || null,
      yearly_rate_bp: number(cell(row, 7)),
    }
  })
}

const agencyWords = texts(`
{name} merekomendasikan paket dari penyelenggara berizin kepada warga {city} dan membantu mengurus dokumen; penyelenggaranya tetap tertera di setiap paket. | {name} recommends packages of licensed organisers to people in {city} and helps with papers; the organiser is named on every package.
Sejak {year} {name} menjadi tempat bertanya calon jamaah di {city}, dari paspor sampai manasik. | Since {year} people in {city} have brought their questions to {name}, from passports to rites.
Di {city}, {name} membantu membandingkan paket dan mendampingi pendaftaran tanpa biaya tambahan. | In {city}, {name} helps compare packages and register, at no extra cost.
`)
const channelWords = texts(`
{name} menampilkan pilihan perjalanan ibadah kepada pembaca dan anggotanya; pemesanan dan pembayaran tetap di sini. | {name} shows sacred journeys to its readers and members; booking and payment stay here.
Melalui {name}, komunitasnya di {city} dapat mencari paket berizin dengan harga yang sama. | Through {name}, its community in {city} finds licensed packages at the same price.
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
