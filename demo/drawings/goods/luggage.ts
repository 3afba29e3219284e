import { darker, lighter } from '../colour.ts'
import { tone } from '../stage.ts'
import { circle, ellipse, fade, group, line, path, rect, times } from '../svg.ts'
import { badge, type Good, patterned, pool, stitch } from './studio.ts'

const suitcase: Good = {
  paint: (stage, colour) => {
    const shell = tone(stage, colour)
    const metal = tone(stage, '#aeb4b8')
    return group([
      pool(stage, [600, 1060, 680]),
      line('M500 330V150H700V330', metal.mid, 20),
      rect([480, 128, 240, 44], tone(stage, '#2a2b30').lit, 'rx="22"'),
      ...[380, 760].map((x) =>
        group([rect([x, 1000, 70, 40], '#3a3c40', 'rx="8"'), circle([x + 35, 1040, 28], '#26282c')]),
      ),
      rect([320, 320, 560, 690], shell.lit, 'rx="56"'),
      rect([320, 320, 150, 690], shell.mid, `rx="56" ${fade(0.8)}`),
      ...times(5, (i) => rect([400 + i * 92, 350, 22, 630], shell.shade, `rx="11" ${fade(0.45)}`)),
      ...times(5, (i) => rect([422 + i * 92, 350, 8, 630], shell.bright, `rx="4" ${fade(0.5)}`)),
      ...['M320 376Q320 320 376 320H420Q330 340 320 430Z', 'M880 376Q880 320 824 320H780Q870 340 880 430Z'].map((d) =>
        path(d, metal.lit),
      ),
      badge([600, 640, 110], lighter(colour, 0.75), shell.mid),
      rect([540, 300, 120, 34], metal.lit, 'rx="12"'),
    ])
  },
  alt: { id: 'Koper beroda', en: 'A wheeled suitcase' },
  dyes: ['hitam', 'hijau', 'navy', 'marun'],
}

const sling: Good = {
  paint: (stage, colour) => {
    const cloth = tone(stage, colour)
    const trim = tone(stage, '#d9ad57')
    const flap = 'M310 480H890V700Q890 780 810 780H390Q310 780 310 700Z'
    return group([
      pool(stage, [600, 1050, 760]),
      line('M350 520C280 60 920 60 850 520', cloth.shade, 34, 'stroke-linecap="round"'),
      line('M350 512C280 52 920 52 850 512', cloth.mid, 18, 'stroke-linecap="round"'),
      rect([300, 480, 600, 560], cloth.mid, 'rx="70"'),
      rect([330, 520, 540, 500], cloth.lit, 'rx="56"'),
      path(flap, cloth.lit),
      patterned(stage, flap, { line: cloth.bright, size: 96, width: 3 }),
      stitch('M336 500H864V700Q864 754 806 754H394Q336 754 336 700Z', trim.lit),
      rect([555, 720, 90, 110], trim.lit, 'rx="18"'),
      circle([600, 786, 18], cloth.deep),
      line('M400 890H800', trim.mid, 10),
      rect([790, 872, 44, 36], trim.lit, 'rx="10"'),
    ])
  },
  alt: { id: 'Tas selempang kecil', en: 'A small cross-body bag' },
  dyes: ['hitam', 'hijau', 'navy', 'marun'],
}

const travelKit: Good = {
  paint: (stage, colour) => {
    const main = tone(stage, colour)
    const pale = tone(stage, lighter(colour, 0.7))
    const wood = tone(stage, '#8a5a33')
    return group([
      pool(stage, [600, 1020, 980]),
      group(
        [
          path('M-70 -330H70L50 330H-50Z', main.lit),
          path('M-70 -330H-20L-20 330H-50Z', main.mid),
          line('M-62 -120H62M-58 60H58', main.shade, 6),
          rect([-64, -90, 128, 44], pale.lit, 'rx="10"'),
          rect([-26, -430, 52, 110], wood.lit, 'rx="24"'),
        ],
        'transform="translate(330 640) rotate(-14)"',
      ),
      rect([520, 440, 190, 570], '#ffffff', `rx="60" ${fade(0.6)}`),
      rect([534, 640, 162, 356], lighter(colour, 0.55), `rx="50" ${fade(0.7)}`),
      rect([550, 350, 130, 110], main.lit, 'rx="26"'),
      rect([550, 350, 46, 110], main.mid, 'rx="22"'),
      badge([615, 790, 62], main.mid, '#fbf7ee'),
      rect([660, 480, 16, 480], '#ffffff', `rx="8" ${fade(0.8)}`),
      rect([760, 830, 320, 180], pale.lit, 'rx="28"'),
      rect([760, 830, 320, 40], main.lit, 'rx="20"'),
      ...times(4, (i) => rect([782 + i * 72, 890, 56, 96], i % 2 ? pale.mid : main.mid, 'rx="14"')),
      ...times(4, (i) => ellipse([810 + i * 72, 938, 16, 10], '#fbf7ee')),
      path('M790 700Q790 620 870 620H990Q1050 620 1050 690V830H790Z', darker(colour, 0.2)),
      stitch('M812 690Q812 640 870 640H990Q1030 640 1030 690V820', pale.lit),
    ])
  },
  alt: {
    id: 'Payung lipat, botol, dan kotak obat perjalanan',
    en: 'A folding umbrella, a bottle and a travel pill box',
  },
  dyes: ['toska', 'terakota', 'navy', 'hijau'],
}

export const luggage = { suitcase, sling, 'travel-kit': travelKit }
