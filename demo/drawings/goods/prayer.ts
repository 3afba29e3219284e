import { tasbih } from '../beads.ts'
import { darker, lighter, mix } from '../colour.ts'
import { rug } from '../sajadah.ts'
import { type Stage, tone } from '../stage.ts'
import { circle, ellipse, fade, group, line, type Point, path, rect, times } from '../svg.ts'
import { badge, type Good, patterned, pool } from './studio.ts'

const rugFlat: Good = {
  paint: (stage, colour) =>
    rug(stage, {
      x: 600,
      y: 110,
      w: 620,
      h: 920,
      field: colour,
      border: darker(colour, 0.3),
      line: mix('#ecd29a', lighter(colour, 0.8), 0.3),
      fold: ([8, 10, 12] as const)[stage.seed % 3] ?? 8,
    }),
  alt: { id: 'Sajadah bermotif mihrab dibentangkan', en: 'A prayer mat with a mihrab pattern, laid open' },
  dyes: ['marun', 'hijau', 'navy', 'terakota', 'krem'],
}

function roll(stage: Stage, { y, colour, r }: { y: number; colour: string; r: number }): string {
  const cloth = tone(stage, colour)
  const gold = tone(stage, '#e3c27c')
  const body = `M250 ${y - r}H900A${r * 0.45} ${r} 0 0 1 900 ${y + r}H250A${r * 0.45} ${r} 0 0 1 250 ${y - r}Z`
  return group([
    path(body, cloth.lit),
    patterned(stage, body, { line: cloth.bright, size: r * 0.7, width: 3.5 }),
    path(`M250 ${y + r * 0.35}H900V${y + r}H250Z`, cloth.shade, fade(0.4)),
    ...[310, 800].map((x) => rect([x, y - r, 30, r * 2], gold.lit, fade(0.9))),
    line(times(13, (i) => `M${216 - (i % 2) * 6} ${y - r * 0.9 + (i * r * 1.8) / 12}h-34`).join(''), gold.lit, 5),
    ellipse([900, y, r * 0.45, r], cloth.mid),
    ...[0.78, 0.56, 0.34, 0.14].map((k, i) => ellipse([900, y, r * 0.45 * k, r * k], i % 2 ? cloth.mid : gold.lit)),
    rect([520, y - r - 6, 44, r * 2 + 12], tone(stage, '#7a4a2c').lit, 'rx="10"'),
    badge([542, y, 44], gold.lit, tone(stage, '#7a4a2c').mid),
  ])
}

const rugRolled: Good = {
  paint: (stage, colour) =>
    group([
      pool(stage, [580, 1010, 960]),
      roll(stage, { y: 870, colour, r: 140 }),
      roll(stage, { y: 610, colour: mix(colour, '#c9a25a', 0.45), r: 118 }),
      roll(stage, { y: 392, colour: darker(colour, 0.18), r: 98 }),
    ]),
  alt: { id: 'Kain dan sajadah digulung, disusun tiga', en: 'Three rolled mats stacked up' },
  dyes: ['hijau', 'navy', 'krem', 'cokelat'],
}

function strand(stage: Stage, plan: { y: number; wide: number; tall: number; colour: string }): string {
  const { y, wide, tall, colour } = plan
  const at = (share: number): Point => {
    const t = share * Math.PI * 2 + Math.PI / 2
    const k = 1 + 0.12 * Math.sin(3 * t)
    return [600 + Math.cos(t) * wide * k, y + Math.sin(t) * tall * k]
  }
  return tasbih(stage, { at, r: wide * 0.092, colour, hang: [at(0)[0], at(0)[1]] })
}

const beads: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, Number.parseInt(colour.slice(3, 5), 16) > 0xb0 ? '#3f6f66' : '#f2e3c3')
    const gold = tone(stage, '#d3a03c')
    const sheet = 'M130 130H1070V1070H130Z'
    return group([
      path(sheet, stage.mood.fill, `transform="translate(-12 22)" ${fade(0.28)}`),
      path(sheet, cloth.lit),
      patterned(stage, sheet, { line: cloth.bright, size: 140, width: 4 }),
      line('M165 165H1035V1035H165Z', gold.lit, 8),
      group([strand(stage, { y: 510, wide: 350, tall: 290, colour })]),
    ])
  },
  alt: { id: 'Tasbih dengan rumbai di atas kain', en: 'Prayer beads with a tassel on a cloth' },
  dyes: ['cokelat', 'hitam', 'krem', 'hijau', 'biru', 'marun', 'putih'],
}

const beadsBox: Good = {
  paint: (stage, colour) => {
    const lid = tone(stage, '#22523f')
    const velvet = tone(stage, '#7d2535')
    return group([
      pool(stage, [600, 1050, 860]),
      path('M310 190H890L870 560H330Z', lid.mid),
      patterned(stage, 'M310 190H890L870 560H330Z', { line: lid.lit, size: 100, width: 4 }),
      badge([600, 375, 96], tone(stage, '#d3a03c').lit, lid.mid),
      path('M300 560H900L980 980H220Z', lid.lit),
      path('M330 575H870L940 960H260Z', velvet.mid),
      path('M330 575H870L880 640H320Z', velvet.deep, fade(0.5)),
      group([strand(stage, { y: 690, wide: 205, tall: 92, colour })]),
      path('M220 980H980V1050H220Z', lid.mid),
    ])
  },
  alt: { id: 'Tasbih di dalam kotak beludru', en: 'Prayer beads in a velvet box' },
  dyes: ['cokelat', 'krem', 'hijau', 'hitam', 'biru', 'marun', 'putih'],
}

const tally: Good = {
  paint: (stage, colour) => {
    const shell = tone(stage, colour)
    const screen = '#c9d8bb'
    const bar = (x: number, y: number, isTall: boolean) =>
      rect(isTall ? [x, y, 12, 44] : [x, y, 44, 12], '#39453a', 'rx="5"')
    return group([
      pool(stage, [600, 1020, 620]),
      `<path d="M330 760C300 1010 900 1010 870 760" fill="none" stroke="${shell.shade}" stroke-width="64" stroke-linecap="round"/>`,
      `<path d="M330 752C300 996 900 996 870 752" fill="none" stroke="${shell.mid}" stroke-width="50" stroke-linecap="round"/>`,
      rect([270, 330, 660, 450], shell.mid, 'rx="200"'),
      rect([270, 318, 660, 440], shell.lit, 'rx="200"'),
      rect([340, 380, 520, 150], shell.shade, 'rx="30"'),
      rect([356, 394, 488, 122], screen, 'rx="20"'),
      ...times(3, (i) =>
        group([
          bar(640 + i * 64, 406, false),
          bar(640 + i * 64, 448, false),
          bar(640 + i * 64, 492, false),
          bar(632 + i * 64, 408, true),
          bar(680 + i * 64, 456, true),
        ]),
      ),
      circle([600, 650, 76], tone(stage, '#d3a03c').lit),
      circle([600, 642, 62], tone(stage, '#e6c27a').bright),
      circle([790, 640, 26], tone(stage, '#b5323a').lit),
    ])
  },
  alt: { id: 'Tasbih digital dengan tombol dan tali jari', en: 'A digital tasbih with a button and finger strap' },
  dyes: ['hitam', 'putih', 'hijau'],
}

export const prayer = { 'rug-flat': rugFlat, 'rug-rolled': rugRolled, beads, 'beads-box': beadsBox, tally }
