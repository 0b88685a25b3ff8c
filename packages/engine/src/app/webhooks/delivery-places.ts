/** How many messages a worker has under way, and whose. */
export interface DeliveryPlaces {
  /** Flags of jobs that there is no place for just now; the queue keeps these. */
  unwanted(): string[];
  hasRoomFor(tenant: string): boolean;
  has(deliveryId: string): boolean;
  take(deliveryId: string, tenant: string): void;
  leave(deliveryId: string): void;
}

/** One tenant gets all places but the last: receivers of one that take their time must not hold up those of another. */
export function deliveryPlaces(most: number): DeliveryPlaces {
  const mostOfOne = Math.max(1, most - 1);
  /** Deliveries under way, and whose they are. */
  const taken = new Map<string, string>();
  const crowded = () => {
    const counts = new Map<string, number>();
    for (const tenant of taken.values()) counts.set(tenant, (counts.get(tenant) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= mostOfOne).map(([tenant]) => tenant);
  };
  return {
    unwanted: () => (taken.size >= most ? ['deliver'] : crowded().map((tenant) => `deliver:${tenant}`)),
    hasRoomFor: (tenant) => taken.size < most && !crowded().includes(tenant),
    has: (deliveryId) => taken.has(deliveryId),
    take: (deliveryId, tenant) => taken.set(deliveryId, tenant),
    leave: (deliveryId) => taken.delete(deliveryId),
  };
}
