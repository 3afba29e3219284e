import { darker } from '../colour.ts'
import { type Stage, tone } from '../stage.ts'
import { circle, fade, group, line, path, rect, times } from '../svg.ts'
import { cup } from '../table-ware.ts'
import { badge, type Good, patterned, pool } from './studio.ts'

const teaBox: Good = {
  paint: (stage, colour) => {
    const card = tone(stage, colour)
    const gold = tone(stage, '#d9ad57')
    const front = 'M330 330H760V1000H330Z'
    return group([
      pool(stage, [560, 1000, 760]),
      path('M760 330L880 260V925L760 1000Z', card.shade),
      path('M330 330L450 260H880L760 330Z', card.bright),
      path(front, card.lit),
      patterned(stage, 'M330 330H760V640H330Z', { line: card.bright, size: 84, width: 3 }),
      rect([330, 640, 430, 14], gold.lit),
      rect([330, 940, 430, 14], gold.lit),
      badge([545, 620, 130], gold.lit, card.mid),
      rect([400, 800, 290, 16], gold.lit, `rx="8" ${fade(0.8)}`),
      rect([440, 840, 210, 16], gold.lit, `rx="8" ${fade(0.6)}`),
      cup(stage, { x: 915, y: 1050, s: 2.1, colour: '#fbf4e4' }),
    ])
  },
  alt: { id: 'Kotak kopi dengan secangkir kopi', en: 'A carton of coffee beside a cup' },
  dyes: ['hijau', 'cokelat', 'marun', 'toska'],
}

const glassFill = '#ffffff'

function bottle(stage: Stage, { x, y, s, cap }: { x: number; y: number; s: number; cap: string }): string {
  const lid = tone(stage, cap)
  const at = (dx: number, up: number) => `${x + dx * s} ${y - up * s}`
  const shape = `M${at(-80, 0)}Q${at(-100, 0)} ${at(-100, 30)}L${at(-100, 260)}C${at(-100, 340)} ${at(-40, 350)} ${at(-40, 400)}L${at(40, 400)}C${at(40, 350)} ${at(100, 340)} ${at(100, 260)}L${at(100, 30)}Q${at(100, 0)} ${at(80, 0)}Z`
  return group([
    pool(stage, [x, y, 240 * s]),
    path(shape, glassFill, fade(0.55)),
    path(
      `M${at(-100, 60)}L${at(100, 60)}L${at(100, 30)}Q${at(100, 0)} ${at(80, 0)}L${at(-80, 0)}Q${at(-100, 0)} ${at(-100, 30)}Z`,
      '#9fcfd8',
      fade(0.35),
    ),
    line(shape, '#ffffff', 8 * s, fade(0.95)),
    line(`M${at(62, 60)}L${at(62, 250)}`, '#ffffff', 16 * s, `stroke-linecap="round" ${fade(0.9)}`),
    rect([x - 100 * s, y - 215 * s, 200 * s, 110 * s], lid.lit, fade(0.92)),
    badge([x, y - 160 * s, 44 * s], '#fbf1da', lid.mid),
    rect([x - 52 * s, y - 470 * s, 104 * s, 74 * s], lid.lit, `rx="${12 * s}"`),
    rect([x - 52 * s, y - 470 * s, 36 * s, 74 * s], lid.mid, `rx="${12 * s}"`),
    line(times(6, (i) => `M${x + (i * 18 - 46) * s} ${y - 462 * s}v${58 * s}`).join(''), lid.shade, 3 * s, fade(0.6)),
  ])
}

const bottles: Good = {
  paint: (stage, colour) =>
    group([
      bottle(stage, { x: 370, y: 900, s: 1.15, cap: colour }),
      bottle(stage, { x: 830, y: 900, s: 1.15, cap: colour }),
      bottle(stage, { x: 600, y: 1010, s: 1.45, cap: colour }),
    ]),
  alt: { id: 'Botol mini kosong bertutup', en: 'Small empty bottles with caps' },
  dyes: ['emas', 'hijau', 'navy'],
}

const jug: Good = {
  paint: (stage, colour) => {
    const lid = tone(stage, colour)
    const can = tone(stage, '#f4efe2')
    const body =
      'M330 430Q330 380 380 380H470V300Q470 270 500 270H560V380H820Q870 380 870 430V960Q870 1010 820 1010H380Q330 1010 330 960Z'
    return group([
      pool(stage, [600, 1010, 760]),
      path(body, can.lit),
      path('M330 430Q330 380 380 380H460V1010H380Q330 1010 330 960Z', can.mid),
      path(
        'M600 380V330Q600 280 650 280H790Q850 280 850 340V400H780V360Q780 345 765 345H680Q665 345 665 360V400H600Z',
        can.mid,
      ),
      rect([455, 205, 120, 84], lid.lit, 'rx="16"'),
      rect([455, 205, 42, 84], lid.mid, 'rx="16"'),
      ...times(3, (i) => rect([350, 480 + i * 180, 500, 10], can.mid, fade(0.8))),
      rect([420, 540, 360, 300], lid.lit, 'rx="20"'),
      badge([600, 690, 112], '#fbf1da', lid.mid),
      line('M835 460V930', '#ffffff', 14, `stroke-linecap="round" ${fade(0.8)}`),
    ])
  },
  alt: { id: 'Jeriken kosong bertutup', en: 'An empty jerrycan with a cap' },
  dyes: ['hijau', 'navy', 'terakota'],
}

const dispenser: Good = {
  paint: (stage, colour) => {
    const part = tone(stage, colour)
    const gold = tone(stage, '#d3a03c')
    return group([
      pool(stage, [600, 1020, 640]),
      path('M390 960H810L850 1020H350Z', part.mid),
      path('M380 880H820V962H380Z', part.lit),
      rect([410, 400, 380, 490], '#ffffff', `rx="26" ${fade(0.55)}`),
      rect([410, 820, 380, 70], '#a8d4dc', `rx="26" ${fade(0.4)}`),
      line('M430 400H770V880H430Z', '#ffffff', 8, fade(0.7)),
      line('M745 450V820', '#ffffff', 18, `stroke-linecap="round" ${fade(0.85)}`),
      path('M395 400C395 270 520 250 600 170C680 250 805 270 805 400Z', part.lit),
      path('M395 400C395 270 520 250 600 170C540 250 500 290 500 400Z', part.mid),
      rect([380, 392, 440, 34], gold.lit, 'rx="14"'),
      circle([600, 150, 20], gold.lit),
      rect([380, 862, 440, 24], gold.lit, 'rx="10"'),
      rect([566, 800, 68, 40], gold.mid, 'rx="10"'),
      rect([584, 830, 32, 52], gold.lit, 'rx="8"'),
      rect([548, 778, 104, 22], gold.bright, 'rx="10"'),
      badge([600, 610, 96], part.mid, darker('#fbf6ea', 0.02)),
    ])
  },
  alt: { id: 'Dispenser meja dengan keran dan tutup kubah', en: 'A table dispenser with a tap and a domed lid' },
  dyes: ['emas', 'hijau', 'putih'],
}

export const drinks = { 'tea-box': teaBox, bottles, jug, dispenser }
