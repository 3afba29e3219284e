import { darker, lighter, mix } from '../colour.ts'
import { date } from '../dates.ts'
import { clip, down, type Stage, tone } from '../stage.ts'
import { ellipse, fade, group, line, path, rect, times } from '../svg.ts'
import { badge, type Good, patterned, pool } from './studio.ts'

const skins = ['#5a2a18', '#8a4a22', '#b0702f', '#6f3520'] as const
const skinOf = (stage: Stage) => skins[stage.seed % skins.length] ?? skins[0]

/** An open box seen from the front, its lid standing behind; `piece` lays something at a place of the tray. */
function openBox(
  stage: Stage,
  colour: string,
  piece: (place: { x: number; y: number; s: number; i: number }) => string,
): string {
  const card = tone(stage, colour)
  const gold = tone(stage, '#d3a03c')
  const lid = 'M300 180H900L870 600H330Z'
  const inside = 'M322 600H878L972 930H228Z'
  const rows = times(4, (row) =>
    times(6, (i) => {
      const t = (row + 0.5) / 4
      const half = 250 + t * 95
      return piece({ x: 600 - half + (half * 2 * (i + 0.5)) / 6, y: 615 + t * 300, s: 0.86 + t * 0.26, i: row * 6 + i })
    }),
  )
  return group([
    pool(stage, [600, 1030, 900]),
    path(lid, card.mid),
    patterned(stage, lid, { line: card.lit, size: 110, width: 4 }),
    path('M330 210H870L845 570H355Z', 'none', `stroke="${gold.lit}" stroke-width="6"`),
    badge([600, 385, 105], gold.lit, card.mid),
    path('M300 590H900L1000 950H200Z', card.lit),
    path(inside, darker('#f3e3c4', 0.25)),
    ...rows.flat(),
    path('M200 950H1000V1050H200Z', card.mid),
    path('M200 950H1000V962H200Z', card.bright),
    rect([200, 1010, 800, 8], gold.lit),
  ])
}

const datesBox: Good = {
  paint: (stage, colour) =>
    openBox(stage, colour, ({ x, y, s }) =>
      date(stage, {
        x,
        y,
        s: s * 1.12,
        turn: stage.rng.between(-12, 12),
        skin: mix(skinOf(stage), '#2a120a', stage.rng.between(0, 0.3)),
      }),
    ),
  alt: { id: 'Kurma tersusun rapi dalam kotak terbuka', en: 'Dates laid out in an open box' },
  dyes: ['hijau', 'marun', 'navy', 'emas'],
}

const chocolates: Good = {
  paint: (stage, colour) =>
    openBox(stage, colour, ({ x, y, s, i }) => {
      const cocoa = tone(stage, i % 3 === 0 ? '#8a5330' : i % 3 === 1 ? '#4a2616' : '#e3c9a0')
      const r = 44 * s
      return group([
        ellipse([x, y + r * 0.35, r * 1.08, r * 0.7], '#000000', fade(0.2)),
        ellipse([x, y, r, r * 0.78], cocoa.lit),
        ellipse([x, y - r * 0.16, r * 0.78, r * 0.5], cocoa.bright),
        line(`M${x - r * 0.5} ${y - r * 0.1}q${r * 0.5} ${-r * 0.4} ${r} 0`, i % 2 ? '#f6e6c8' : '#5a301c', 5 * s),
      ])
    }),
  alt: { id: 'Cokelat isi dalam kotak terbuka', en: 'Filled chocolates in an open box' },
  dyes: ['marun', 'cokelat', 'hijau'],
}

const jarShape =
  'M440 350C380 380 350 410 350 480V930Q350 1010 430 1010H770Q850 1010 850 930V480C850 410 820 380 760 350Z'

function jarLid(stage: Stage, colour: string): string {
  const lid = tone(stage, colour)
  return group([
    rect([415, 235, 370, 118], lid.lit, 'rx="22"'),
    rect([415, 235, 130, 118], lid.mid, 'rx="22"'),
    rect([415, 320, 370, 14], lid.shade, fade(0.5)),
    rect([640, 245, 40, 96], lid.bright, `rx="16" ${fade(0.7)}`),
  ])
}

const datesJar: Good = {
  paint: (stage, colour) => {
    const rows = times(9, (row) =>
      times(5, (i) =>
        date(stage, {
          x: 600 + (i - 2) * 100 + (row % 2 ? 40 : -20) + stage.rng.between(-12, 12),
          y: 1000 - row * 62 + stage.rng.between(-8, 8),
          s: 1.2,
          turn: stage.rng.between(-40, 40),
          skin: mix(skinOf(stage), '#2a120a', stage.rng.between(0, 0.35)),
        }),
      ),
    )
    return group([
      pool(stage, [600, 1010, 640]),
      path(jarShape, '#fffaf0', fade(0.5)),
      group(rows.flat(), clip(stage, jarShape)),
      path(jarShape, '#ffffff', fade(0.12)),
      line(jarShape, '#ffffff', 10, fade(0.7)),
      line('M800 520V880', '#ffffff', 20, `stroke-linecap="round" ${fade(0.6)}`),
      rect([440, 640, 320, 230], '#fbf3e0', 'rx="14"'),
      badge([600, 755, 92], tone(stage, colour).mid, '#fbf3e0'),
      jarLid(stage, colour),
    ])
  },
  alt: { id: 'Kurma dalam stoples kaca', en: 'Dates in a glass jar' },
  dyes: ['emas', 'hijau', 'cokelat'],
}

const honeyJar: Good = {
  paint: (stage, colour) => {
    const amber = down(stage, [
      [0, lighter(colour, 0.35)],
      [1, darker(colour, 0.12)],
    ])
    const wood = tone(stage, '#b98252')
    return group([
      pool(stage, [640, 1010, 760]),
      path(jarShape, amber),
      path('M350 480V930Q350 1010 430 1010H520V360H440C380 380 350 410 350 480Z', darker(colour, 0.3), fade(0.35)),
      line('M800 520V880', '#ffffff', 22, `stroke-linecap="round" ${fade(0.6)}`),
      path('M430 620L600 540L770 620V800L600 880L430 800Z', '#fbf3e0'),
      badge([600, 710, 84], darker(colour, 0.2), '#fbf3e0'),
      path('M390 340Q600 230 810 340L835 420Q600 350 365 420Z', tone(stage, '#efe2c6').lit),
      rect([425, 330, 350, 26], tone(stage, '#8a5a33').lit, 'rx="12"'),
      line('M905 1000L1010 600', wood.lit, 22, 'stroke-linecap="round"'),
      ...times(5, (i) =>
        ellipse([905 + i * 5, 1000 - i * 22, 52 - Math.abs(i - 2) * 8, 14], i % 2 ? wood.mid : wood.lit),
      ),
    ])
  },
  alt: { id: 'Madu dalam stoples dengan pengaduk kayu', en: 'A jar of honey with a wooden dipper' },
  dyes: ['emas', 'cokelat', 'terakota'],
}

const pouch: Good = {
  paint: (stage, colour) => {
    const foil = tone(stage, colour)
    const shape = 'M360 220H840L858 330 870 960Q600 1040 330 960L342 330Z'
    const view = 'M450 640Q600 560 750 640V850Q600 930 450 850Z'
    const pieces = times(34, (i) => {
      const skin = tone(stage, i % 3 ? skinOf(stage) : '#d9b06a')
      return ellipse(
        [460 + stage.rng.between(0, 280), 600 + stage.rng.between(0, 310), 40, 24],
        i % 2 ? skin.lit : skin.mid,
      )
    })
    return group([
      pool(stage, [600, 1000, 640]),
      path(shape, foil.lit),
      path('M360 220H500L480 1004Q400 990 330 960L342 330Z', foil.mid, fade(0.7)),
      path('M760 220H800L815 985 780 992Z', foil.bright, fade(0.6)),
      rect([360, 220, 480, 54], foil.shade, fade(0.55)),
      line('M352 300H848', foil.shade, 4),
      path(view, '#2f1a10'),
      group(pieces, clip(stage, view)),
      line(view, tone(stage, '#d3a03c').lit, 9),
      badge([600, 440, 110], tone(stage, '#e6c27a').lit, foil.mid),
    ])
  },
  alt: { id: 'Kemasan berdiri dengan jendela bening', en: 'A stand-up pouch with a clear window' },
  dyes: ['cokelat', 'hijau', 'navy', 'terakota'],
}

const tin: Good = {
  paint: (stage, colour) => {
    const metal = tone(stage, colour)
    const gold = tone(stage, '#d3a03c')
    const body = 'M270 600V900A330 95 0 0 0 930 900V600Z'
    const nuts = times(74, (i) => {
      const turn = stage.rng.between(0, 6.28)
      const far = Math.sqrt(stage.rng.next())
      const skin = tone(stage, ['#d7a768', '#b67c42', '#9db06a', '#e7c794'][i % 4] ?? '#d7a768')
      const [x, y] = [600 + Math.cos(turn) * far * 275, 590 + Math.sin(turn) * far * 62 - 20]
      return group([
        ellipse([x, y + 7, 36, 22], skin.shade, fade(0.6)),
        ellipse([x, y, 36, 22], i % 2 ? skin.lit : skin.bright),
      ])
    })
    return group([
      pool(stage, [600, 1000, 860]),
      ellipse([600, 395, 300, 190], metal.mid),
      ellipse([600, 385, 300, 190], metal.lit),
      badge([600, 385, 120], gold.lit, metal.lit),
      path(body, metal.lit),
      patterned(stage, body, { line: metal.bright, size: 90, width: 3 }),
      path('M270 600V900A330 95 0 0 0 440 984V680Z', metal.mid, fade(0.7)),
      path('M270 860V900A330 95 0 0 0 930 900V860A330 95 0 0 1 270 860Z', gold.lit),
      ellipse([600, 600, 330, 95], metal.shade),
      ellipse([600, 600, 306, 82], '#5b3a22'),
      ...nuts,
      `<ellipse cx="600" cy="600" rx="330" ry="95" fill="none" stroke="${gold.bright}" stroke-width="9"/>`,
    ])
  },
  alt: { id: 'Kaleng bundar berisi kacang', en: 'A round tin of nuts' },
  dyes: ['marun', 'hijau', 'navy'],
}

export const food = { 'dates-box': datesBox, chocolates, 'dates-jar': datesJar, 'honey-jar': honeyJar, pouch, tin }
