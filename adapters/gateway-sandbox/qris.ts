/** A field of an EMVCo code: two digits of name, two of length, then the value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE, four upper-case hexadecimal digits. */
export function crcOf(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

export type QrisWish = {
  guid: string
  pan: string
  mid: string
  criteria: string
  nmid: string
  mcc: string
  name: string
  city: string
  postal: string
  terminal: string
  /** Only a code made for one payment carries its amount and bill. */
  amount?: string
  ref?: string
}

/** The text of a QRIS code that a merchant shows (EMVCo, ASPI). */
export function qrisOf(wish: QrisWish): string {
  const merchant = [
    field('00', wish.guid),
    field('01', wish.pan),
    field('02', wish.mid),
    field('03', wish.criteria),
  ].join('')
  const central = [field('00', 'ID.CO.QRIS.WWW'), field('02', wish.nmid), field('03', wish.criteria)].join('')
  const text = [
    field('00', '01'),
    field('01', wish.amount === undefined ? '11' : '12'),
    field('26', merchant),
    field('51', central),
    field('52', wish.mcc),
    field('53', '360'),
    ...(wish.amount === undefined ? [] : [field('54', wish.amount)]),
    field('58', 'ID'),
    field('59', wish.name),
    field('60', wish.city),
    field('61', wish.postal),
    field('62', `${wish.ref === undefined ? '' : field('01', wish.ref)}${field('07', wish.terminal)}`),
    '6304',
  ].join('')
  return text + crcOf(text)
}

/** A code for one payment to nobody's merchant: no bank would take it. */
export const sandboxCode = ({ network, ref, amount }: { network: string; ref: string; amount: number }): string =>
  qrisOf({
    guid: 'ID.SANDBOX.WWW',
    pan: `${network}0000000011`,
    mid: 'TESTMID00000001',
    criteria: 'UME',
    nmid: 'ID1026000000001',
    mcc: '4722',
    name: 'RIHLA SANDBOX',
    city: 'JAKARTA SELATAN',
    postal: '12190',
    terminal: 'A01',
    amount: String(amount),
    ref,
  })
