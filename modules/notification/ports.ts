/** What a browser gives us to reach it by. */
export type Reach = { endpoint: string; p256dh: string; auth: string }

export type NotificationPorts = {
  push: {
    /** None where push is not set up. */
    public_key: string | undefined
    /** Whether it is a browser's own, at a push service we know: nobody makes us call other addresses. */
    isUsable(reach: Reach): boolean
  }
}
