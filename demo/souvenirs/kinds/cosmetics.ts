import { type Category, grams, millilitres, packs } from './kind.ts'

export const cosmetics: Category = {
  slug: 'kosmetik',
  kinds: [
    {
      scenes: ['cream'],
      choices: millilitres(120, 60, 120),
      about: `
Tanpa pewangi, bisa dibawa saat berihram. | Fragrance-free, so you can take it in ihram.
Kemasan kecil sesuai aturan cairan kabin. | Sized for cabin liquid rules.
`,
      styles: `
Pelembap Wajah Tanpa Pewangi | Fragrance-free face moisturiser | Tekstur gel, cepat meresap. | Gel texture that sinks in fast. | 58
Tabir Surya SPF 50 Tanpa Pewangi | Fragrance-free sunscreen SPF 50 | Oles ulang setiap dua jam di luar. | Reapply every two hours outdoors. | 79
Pelembap Bibir Polos | Plain lip balm | Lilin lebah dan minyak zaitun. | Beeswax and olive oil. | 28
Krim Tumit Kering | Dry heel cream | Dengan urea 10%, pakai malam hari. | 10% urea, use at night. | 45
Sabun Cair Ihram | Ihram body wash | Tanpa parfum dan tanpa pewarna. | No perfume, no colouring. | 42
Sampo Ihram | Ihram shampoo | Busanya sedikit, bilasnya cepat. | Low foam, rinses quickly. | 44
Pasta Gigi Siwak Tanpa Mint | Siwak toothpaste without mint | Rasa tawar dengan ekstrak siwak. | Plain taste with siwak extract. | 32
`,
    },
    {
      scenes: ['soap'],
      choices: packs(95, 1, 3, 10),
      about: `
Sabun batang proses dingin, diangin-anginkan empat minggu. | Cold-process bars, cured for four weeks.
Dipotong tangan, beratnya sekitar 90 g. | Hand cut, about 90 g each.
`,
      styles: `
Sabun Zaitun | Olive oil soap | Minyak zaitun 70%, busanya lembut. | 70% olive oil with a mild lather. | 24
Sabun Susu Kambing | Goat milk soap | Untuk kulit kering. | For dry skin. | 27
Sabun Habbatussauda | Black seed soap | Warna abu-abu dari bubuk jintan hitam. | Grey from ground black seed. | 26
Sabun Mawar | Rose soap | Wangi mawar dari minyak esensial. | Scented with rose essential oil. | 29
Sabun Arang Bambu | Bamboo charcoal soap | Hitam, meninggalkan busa kelabu. | Black, with a grey lather. | 25
`,
    },
    {
      scenes: ['cream'],
      choices: grams(100, 250),
      about: `
Dibuat dari bahan kering yang digiling halus. | Made from finely ground dry ingredients.
Campur dengan air mawar atau air biasa sebelum dipakai. | Mix with rose water or plain water before use.
`,
      styles: `
Lulur Kopi dan Kurma | Coffee and date body scrub | Butirannya halus, bilas dengan air hangat. | Fine grains; rinse with warm water. | 48
Masker Beras dan Mawar | Rice and rose face mask | Pakai 15 menit seminggu sekali. | Leave on for 15 minutes once a week. | 42
Bubuk Daun Bidara | Bidara leaf powder | Untuk mandi dan keramas. | For bathing and hair washing. | 25
Bubuk Pacar Alami | Natural henna powder | Warna jingga kemerahan, tanpa bahan kimia hitam. | Reddish orange, no black dye added. | 22
`,
    },
    {
      scenes: ['attar'],
      dyes: ['emas', 'hijau', 'terakota'],
      choices: millilitres(110, 30, 60),
      about: `
Minyak perawatan yang diperas dingin. | Cold-pressed care oil.
Untuk pemakaian luar. | For external use.
`,
      styles: `
Minyak Zaitun Perawatan | Olive care oil | Untuk rambut dan kulit kering. | For hair and dry skin. | 36
Minyak Argan | Argan oil | Dua tetes untuk ujung rambut. | Two drops for hair ends. | 95
Celak Itsmid Arab | Ithmid kohl | Bubuk celak dengan batang kaca. | Kohl powder with a glass stick. | 35
Inai Kone Siap Pakai | Ready henna cones | Tiga kone, simpan di kulkas. | Three cones; keep in the fridge. | 30
Air Mawar Semprot | Rose water spray | Penyegar wajah, tanpa alkohol. | Face mist without alcohol. | 32
`,
    },
  ],
  closing: `
Hentikan pemakaian jika kulit memerah. | Stop using it if your skin turns red.
Daftar bahan lengkap ada di label. | Full ingredient list on the label.
Pakai paling lama 12 bulan setelah dibuka. | Use within 12 months of opening.
`,
}
