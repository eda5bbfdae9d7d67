// In place of the maps service: notes its own address and every call that is made to it.
{
  const calls = [['script', new URL(document.currentScript.src).search]];
  const noted = (name) =>
    class {
      constructor(...given) {
        calls.push([name, ...given.map((one) => (one instanceof Element ? one.textContent : one))]);
        if (name === 'YMap') given[0].textContent = 'Карта';
      }
      addChild() {}
    };
  window.ymaps3 = { calls, ready: Promise.resolve() };
  for (const name of ['YMap', 'YMapDefaultSchemeLayer', 'YMapDefaultFeaturesLayer', 'YMapMarker'])
    window.ymaps3[name] = noted(name);
}
