/** Where the drawn picture of a scene lies: `showroom` → `/media/scene/showroom`. Sizes are those of vehicle pictures. */
export function sceneBase(scene: string): string {
  return `/media/scene/${scene}`;
}
