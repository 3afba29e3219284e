import { facets, attar as flask, round } from '../bottles.ts'
import { darker, lighter } from '../colour.ts'
import { at } from '../random.ts'
import { down, tone } from '../stage.ts'
import { circle, ellipse, fade, group, line, path, rect, times } from '../svg.ts'
import { badge, type Good, patterned, pool } from './studio.ts'

const attar: Good = {
  paint: (stage, colour) => {
    const shape = at([facets, round, flask], stage.seed)
    const scale = shape === flask ? 1.95 : 2.15
    return group([
      pool(stage, [600, 1000, 760]),
      path('M330 960V1010A270 54 0 0 0 870 1010V960Z', tone(stage, '#e6d6b8').mid),
      ellipse([600, 960, 270, 54], tone(stage, '#f4e9d0').lit),
      shape(stage, { x: 600, y: 950, s: scale, juice: colour, gold: '#d3a03c' }),
    ])
  },
  alt: { id: 'Botol kaca minyak wangi', en: 'A glass bottle of perfume oil' },
  dyes: ['emas', 'terakota', 'ungu', 'toska', 'merahmuda', 'hijau'],
}

const rollOn: Good = {
  paint: (stage, colour) => {
    const gold = tone(stage, '#d3a03c')
    const one = (x: number, y: number, k: number) => {
      const juice = down(stage, [
        [0, lighter(colour, 0.4 - k * 0.1)],
        [1, darker(colour, k * 0.16)],
      ])
      return group([
        pool(stage, [x, y, 190]),
        rect([x - 64, y - 430, 128, 434], '#ffffff', `rx="30" ${fade(0.55)}`),
        rect([x - 54, y - 425, 108, 417], juice, 'rx="24"'),
        rect([x + 22, y - 370, 18, 340], '#ffffff', `rx="9" ${fade(0.6)}`),
        rect([x - 54, y - 250, 108, 130], '#fbf3e0'),
        badge([x, y - 185, 46], darker(colour, 0.2), '#fbf3e0'),
        rect([x - 58, y - 640, 116, 226], gold.lit, 'rx="26"'),
        rect([x - 58, y - 640, 42, 226], gold.mid, 'rx="22"'),
        rect([x + 18, y - 628, 16, 200], gold.bright, 'rx="8"'),
      ])
    }
    return group([one(380, 930, 0), one(820, 930, 2), one(600, 1010, 1)])
  },
  alt: { id: 'Tiga botol minyak wangi gulir', en: 'Three roll-on perfumes' },
  dyes: ['emas', 'merahmuda', 'toska', 'ungu'],
}

const cream: Good = {
  paint: (stage, colour) => {
    const skin = tone(stage, colour)
    const white = tone(stage, '#fbf7ee')
    return group([
      pool(stage, [600, 1010, 900]),
      path('M700 300H980L940 880H740Z', skin.lit),
      path('M700 300H790L800 880H740Z', skin.mid, fade(0.7)),
      rect([690, 276, 300, 34], skin.shade, 'rx="8"'),
      rect([746, 880, 188, 130], white.lit, 'rx="18"'),
      rect([746, 880, 60, 130], white.mid, 'rx="18"'),
      badge([840, 520, 86], '#fbf7ee', skin.mid),
      rect([780, 650, 120, 12], '#fbf7ee', `rx="6" ${fade(0.8)}`),
      rect([220, 730, 440, 280], white.lit, 'rx="50"'),
      rect([220, 730, 130, 280], white.mid, `rx="50" ${fade(0.8)}`),
      rect([200, 610, 480, 150], skin.lit, 'rx="36"'),
      rect([200, 610, 150, 150], skin.mid, 'rx="36"'),
      rect([570, 626, 34, 118], skin.bright, `rx="16" ${fade(0.8)}`),
      badge([440, 880, 84], skin.mid, '#fbf7ee'),
    ])
  },
  alt: { id: 'Krim dalam stoples dan tube', en: 'A jar and a tube of cream' },
  dyes: ['mint', 'merahmuda', 'biru', 'krem', 'terakota'],
}

const soap: Good = {
  paint: (stage, colour) => {
    const bar = ([x, y, turn]: readonly [number, number, number], shade: string) => {
      const skin = tone(stage, shade)
      return group(
        [
          rect([-230, -120, 460, 270], skin.shade, 'rx="96"'),
          rect([-230, -150, 460, 270], skin.lit, 'rx="96"'),
          rect([-196, -124, 392, 218], skin.bright, `rx="78" ${fade(0.7)}`),
          badge([0, -15, 92], skin.mid, skin.lit),
        ],
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      )
    }
    const wood = tone(stage, '#b98252')
    const foam = times(12, (i) =>
      circle(
        [860 + stage.rng.between(-60, 150), 960 + stage.rng.between(-50, 60), 18 + (i % 4) * 11],
        '#ffffff',
        fade(0.7),
      ),
    )
    return group([
      pool(stage, [600, 1060, 900]),
      rect([230, 960, 740, 70], wood.lit, 'rx="30"'),
      line('M300 994H900', wood.shade, 10, 'stroke-linecap="round"'),
      bar([560, 830, -3], colour),
      bar([640, 570, 5], darker(colour, 0.14)),
      bar([580, 330, -6], lighter(colour, 0.3)),
      ...foam,
    ])
  },
  alt: { id: 'Sabun batang bertumpuk', en: 'Stacked bars of soap' },
  dyes: ['mint', 'krem', 'merahmuda', 'abu', 'terakota'],
}

const bookFront: Good = {
  paint: (stage, colour) => {
    const skin = tone(stage, colour)
    const gold = tone(stage, '#e0b65c')
    const front = 'M330 190H850Q880 190 880 220V1000H330Z'
    return group([
      pool(stage, [620, 1040, 760]),
      path('M880 230L930 260V1040L880 1000Z', '#e9dcc0'),
      path('M330 1000H880L930 1040H370Z', '#f6ecd4'),
      line('M350 1012H896M362 1026H912', '#cdbb92', 4),
      path(front, skin.lit),
      patterned(stage, 'M410 260H820V930H410Z', { line: skin.bright, size: 120, width: 4 }),
      rect([330, 190, 50, 810], skin.mid),
      line('M410 260H820V930H410Z', gold.lit, 9),
      line('M428 278H802V912H428Z', gold.lit, 3),
      badge([615, 560, 150], gold.lit, skin.mid),
      rect([500, 790, 230, 18], gold.lit, 'rx="9"'),
      rect([545, 832, 140, 14], gold.lit, `rx="7" ${fade(0.8)}`),
      line('M700 1000V1090', '#b5323a', 16),
    ])
  },
  alt: { id: 'Buku bersampul motif bintang', en: 'A book with a star-patterned cover' },
  dyes: ['hijau', 'marun', 'navy', 'emas', 'terakota', 'ungu'],
}

const bookStack: Good = {
  paint: (stage, colour) => {
    const order = [colour, '#c9a25a', darker(colour, 0.25), '#7c2f3b', '#3f7d78']
    let foot = 1010
    const pile = order.map((hue, i) => {
      const [tall, wide, x] = [128 - (i % 3) * 18, 640 - i * 26, 280 + (i % 2) * 30 + i * 8]
      const skin = tone(stage, hue)
      foot -= tall
      return group([
        rect([x, foot, wide, tall], skin.lit, 'rx="14"'),
        rect([x + 46, foot + 16, wide - 40, tall - 32], '#f4e7cb'),
        line(times(3, (k) => `M${x + 60} ${foot + 34 + k * (tall / 5)}H${x + wide}`).join(''), '#d2bf95', 3),
        rect([x, foot, wide, 14], skin.mid),
        rect([x, foot, 52, tall], skin.mid, 'rx="14"'),
        rect([x + 16, foot + 10, 8, tall - 20], '#e0b65c'),
      ])
    })
    return group([pool(stage, [600, 1010, 860]), ...pile])
  },
  alt: { id: 'Setumpuk buku', en: 'A stack of books' },
  dyes: ['hijau', 'navy', 'terakota', 'ungu'],
}

export const scents = { attar, 'roll-on': rollOn, cream, soap }
export const paper = { 'book-front': bookFront, 'book-stack': bookStack }
