export { Drawer, Dropdown, Modal } from 'antd';
