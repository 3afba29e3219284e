/** Those who organise, lend, recommend or distribute. */
export const partnerKinds = ['travel', 'financial', 'agency', 'tdc'] as const
export type PartnerKind = (typeof partnerKinds)[number]
