import { couriers } from './couriers.ts'

/** How people write couriers that the broker calls otherwise, in letters alone. */
const otherNames: Readonly<Record<string, string>> = {
  jt: 'jnt',
  jtexpress: 'jnt',
  sicepatexpress: 'sicepat',
  posindonesia: 'pos',
  ninjaxpress: 'ninja',
  lionparcel: 'lion',
}

/** The broker's name of a courier that somebody has written down by hand; nothing for one that is not asked. */
export function courierCodeOf(name: string): (typeof couriers)[number] | undefined {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return couriers.find((code) => code === (otherNames[letters] ?? letters))
}
