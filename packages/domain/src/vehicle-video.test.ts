import { describe, expect, test } from 'vitest';
import { readVideo, videoAddresses, videoOrigins } from './vehicle-video.ts';

const rutube = '0123456789abcdef0123456789abcdef';

describe('videos of vehicles', () => {
  test.each([
    [`https://rutube.ru/video/${rutube}/?r=wd`, { host: 'rutube', id: rutube }],
    [`//rutube.ru/play/embed/${rutube}`, { host: 'rutube', id: rutube }],
    [`rutube.ru/shorts/${rutube}/`, { host: 'rutube', id: rutube }],
    ['https://vk.com/video-22822305_456239018', { host: 'vk', id: '-22822305_456239018' }],
    ['https://vkvideo.ru/video-1_2', { host: 'vk', id: '-1_2' }],
    ['https://vk.com/video?z=video-1_2%2Fpl_cat', { host: 'vk', id: '-1_2' }],
    ['https://vk.com/video_ext.php?oid=-1&id=2&hash=ab', { host: 'vk', id: '-1_2' }],
    ['http://www.youtube.com/watch?v=YKmDXNrDdBI&t=3', { host: 'youtube', id: 'YKmDXNrDdBI' }],
    ['https://youtu.be/YKmDXNrDdBI?si=x', { host: 'youtube', id: 'YKmDXNrDdBI' }],
    ['https://m.youtube.com/shorts/YKmDXNrDdBI', { host: 'youtube', id: 'YKmDXNrDdBI' }],
  ])('%s is read', (address, video) => {
    expect(readVideo(address)).toEqual(video);
  });

  test.each([
    'https://evil.example/watch?v=YKmDXNrDdBI',
    'https://youtube.com.evil.example/watch?v=YKmDXNrDdBI',
    'https://www.youtube.com/watch?v="><script>',
    'https://rutube.ru/channel/123/',
    'https://dealer.example/video.mp4',
    'javascript:alert(1)',
    'нет',
  ])('%s is no video of ours', (address) => {
    expect(readVideo(address)).toBeUndefined();
  });

  test('a player is of an origin that the policy names', () => {
    for (const host of ['rutube', 'vk', 'youtube'] as const) {
      const { player } = videoAddresses({ host, id: host === 'vk' ? '-1_2' : 'YKmDXNrDdBI' });
      expect(videoOrigins).toContain(new URL(player).origin);
    }
    expect(videoAddresses({ host: 'vk', id: '-1_2' }).player).toBe(
      'https://vkvideo.ru/video_ext.php?oid=-1&id=2&autoplay=1',
    );
  });
});
