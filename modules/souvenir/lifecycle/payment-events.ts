/** Subscribes to the payment events of a checkout. */
export function listenToPayments(): void {}
