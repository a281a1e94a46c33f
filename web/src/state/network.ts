// The network that can be brought: whether it is here, comes, or has failed to.

import { signal } from "@preact/signals";

import { ask } from "../net/link";
import type { PageAnswer, TabNetwork } from "../protocol";

export const network = signal<TabNetwork>({ state: "off" });

/** Takes in what the server tells of it. */
export function updateNetwork(answer: PageAnswer): void {
  if (answer.is === "network") {
    network.value = answer;
  }
}

export async function fetchNetwork(): Promise<void> {
  await ask({ do: "network" }, null);
}

export async function getNetwork(): Promise<void> {
  await ask({ do: "get_network" }, null);
}

export async function stopNetwork(): Promise<void> {
  await ask({ do: "stop_network" }, null);
}
