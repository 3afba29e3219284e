export type Time = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night'

export type Mood = {
  name: string
  time: Time
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string]
  sun: string
  /** What the distance dissolves into. */
  haze: string
  /** The colour of the light, and of the shadows it leaves. */
  key: string
  fill: string
  /** How strongly light, half-light and shadow tint what they fall on. */
  tint: readonly [number, number, number]
}

const day = [0.14, 0.18, 0.42] as const
const low = [0.24, 0.3, 0.58] as const
const dark = [0.42, 0.62, 0.8] as const

export const moods: readonly Mood[] = [
  mood('dawn rose', 'dawn', ['#4a6d97', '#93aac6', '#efc8bb', '#fdeacb'], ['#fff6df', '#f4d8c8', '#ffe6cf', '#6a6a9c']),
  mood('teal dusk', 'dusk', ['#0c3a48', '#2c6f72', '#d9a878', '#f8d9a0'], ['#fff0c4', '#e3bd92', '#ffcf8e', '#1c4f5c']),
  mood(
    'clear noon',
    'noon',
    ['#2f86ad', '#6fb7cd', '#b7dfe0', '#eef6ea'],
    ['#fffdf0', '#dcecea', '#fffaea', '#46799a'],
  ),
  mood(
    'violet dusk',
    'dusk',
    ['#2b2d62', '#6d4b84', '#d3728a', '#fbb98a'],
    ['#ffe3b8', '#dd98a0', '#ffc39a', '#463a74'],
  ),
  mood(
    'gold hour',
    'golden',
    ['#5b8a9a', '#bfc3a0', '#f3cb84', '#fdeabb'],
    ['#fffbe2', '#f5d7a2', '#ffe0a0', '#7a6a72'],
  ),
  mood(
    'green night',
    'night',
    ['#06202b', '#0b3b45', '#1c6063', '#4f9088'],
    ['#fbf3d6', '#2f7474', '#8cc4b4', '#07313c'],
  ),
  mood(
    'pale morning',
    'dawn',
    ['#7db4bb', '#b4d5cd', '#f0e6d0', '#fdf4e2'],
    ['#fffdf3', '#efe8d8', '#fff3dc', '#6d8f96'],
  ),
  mood('amber', 'golden', ['#d98545', '#eda75a', '#f9cd82', '#fdecc0'], ['#fffbe6', '#f8d199', '#ffdf9c', '#8d5550']),
  mood(
    'indigo night',
    'night',
    ['#0d1233', '#1c2457', '#3c4382', '#8573ab'],
    ['#f7f0dc', '#55548f', '#a9a4d6', '#151b45'],
  ),
  mood('high noon', 'noon', ['#1f7a8c', '#5bb0b0', '#a9d9c9', '#f3f5dd'], ['#fffef2', '#d6e9dc', '#fff8e2', '#3c7480']),
  mood('rose dusk', 'dusk', ['#3d4f80', '#8a78a4', '#eda79b', '#fed7ab'], ['#fff1cf', '#ecbcac', '#ffd9ae', '#5a5286']),
  mood(
    'lilac dawn',
    'dawn',
    ['#5a5f9a', '#a89cc6', '#f0c1c4', '#fee6cd'],
    ['#fff4de', '#eccac8', '#ffe2d0', '#66609a'],
  ),
]

function mood(
  name: string,
  time: Time,
  sky: readonly [string, string, string, string],
  [sun, haze, key, fill]: readonly [string, string, string, string],
): Mood {
  const tint = time === 'night' ? dark : time === 'noon' ? day : low
  return { name, time, sky, sun, haze, key, fill, tint }
}

export type Room = {
  wall: string
  wallShade: string
  pattern: string
  table: string
  tableEdge: string
  cloth: string
  accent: string
}

/** Interiors for still lifes: wall, its shadow, its ornament, table, table edge, cloth, accent. */
export const rooms: readonly Room[] = [
  room(['#17604f', '#0c463a', '#2f7d69', '#e9d9b8', '#c7ac7c', '#faf3e2', '#d9a441']),
  room(['#f3e6cf', '#e0cba6', '#e2cda5', '#a8663c', '#7e4627', '#17604f', '#c58b2b']),
  room(['#d9855b', '#bb6541', '#e59d77', '#f6e6cd', '#dcc19a', '#23505a', '#f3c66b']),
  room(['#20495a', '#143342', '#346578', '#e3c79c', '#bb9662', '#f5ead6', '#e3a54a']),
  room(['#b9d3c6', '#93b7a8', '#a3c5b6', '#f7efe0', '#d8c6a6', '#c4674a', '#c58b2b']),
  room(['#e7b9a6', '#d29a86', '#efcabb', '#7b4a3d', '#5a3129', '#faf1e4', '#b8863a']),
  room(['#3a2f5c', '#2a2145', '#51457a', '#d9b98a', '#ac8754', '#f3e5d0', '#e6b052']),
  room(['#e9c878', '#d6ab51', '#f2d892', '#7a4b2c', '#57331d', '#fbf4e4', '#0e5a4a']),
  room(['#8fb3bf', '#6b94a3', '#a4c4ce', '#efe2cb', '#cfb78f', '#fbf6ea', '#b5792a']),
  room(['#7c2f3b', '#5c1f2c', '#964653', '#ecd9b9', '#c8a877', '#f8efe0', '#dca94c']),
]

function room(colours: readonly [string, string, string, string, string, string, string]): Room {
  const [wall, wallShade, pattern, table, tableEdge, cloth, accent] = colours
  return { wall, wallShade, pattern, table, tableEdge, cloth, accent }
}

/** Materials in plain daylight; the mood tints them. */
export const material = {
  marble: '#f4efe6',
  stone: '#e6d3b3',
  sandstone: '#d9b382',
  sand: '#e8bd80',
  brick: '#c98a5e',
  clay: '#b9714a',
  gold: '#d3a03c',
  green: '#1d7a5f',
  leaf: '#3f7d52',
  palm: '#2f6b4d',
  trunk: '#8a6242',
  water: '#3f97a6',
  lead: '#8fa3ad',
  turquoise: '#2f9fa6',
  glass: '#7fb2bd',
  steel: '#c9d3d6',
  ink: '#1b2321',
  kiswah: '#1a1c20',
  white: '#fffdf8',
  rose: '#c9576a',
} as const
